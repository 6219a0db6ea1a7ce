"""How fast the engine is, measured next to engines that everybody knows."""
