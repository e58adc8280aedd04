game Jubilee in one more pass
variant of jubilee

may redeal once when stock empty and waste empty
