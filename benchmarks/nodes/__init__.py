"""Several nodes, measured: commits with the hint inside and outside, one node and two, and a storm."""
