game One Jubilee
variant of jubilee

may redeal once when stock empty and waste empty
