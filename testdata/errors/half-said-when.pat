game One Jubilee
variant of jubilee

may redeal once # WARNING half-said "`when stock empty and waste empty` holds no longer"
