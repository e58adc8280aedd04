game Jubilee with one redeal
variant of jubilee
source McNeely

may redeal once when stock empty and waste empty

example One redeal
  f1: KH
  r1: 9H 3C
  play redeal, turn, w r1, turn, w r1
  may not redeal: may redeal once when stock empty and waste empty
