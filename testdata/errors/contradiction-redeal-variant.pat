game Klondike for Ever
variant of klondike-three-passes

may redeal # ERROR contradiction "two ways to say the same thing"
