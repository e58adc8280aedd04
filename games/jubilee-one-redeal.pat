game Jubilee with one redeal
variant of jubilee
source McNeely

may redeal once when stock empty and waste empty
