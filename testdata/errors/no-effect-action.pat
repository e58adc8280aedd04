game Jubilee in one more pass
variant of jubilee

may redeal once when stock empty and waste empty # WARNING no-effect "say the same as the parent"
  gather reserve

