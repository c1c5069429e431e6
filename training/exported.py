"""Weights of an exported network, so that it can learn on from where it stands."""
import numpy as np
import onnx
import torch
from onnx import numpy_helper


def shape_of(path):
    """Words, width and layers of an exported encoder."""
    sizes = {one.name: tuple(one.dims) for one in onnx.load(path).graph.initializer}
    words, width = sizes["reader.words.weight_quantized"]
    return words, width, sum(1 for name in sizes if name.endswith(".q.bias"))


def load_exported(module, path, prefix):
    """Fills `module` with the weights of an int8 ONNX file; `prefix` is the name it was exported under."""
    graph = onnx.load(path).graph
    stored = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    made_by = {name: node for node in graph.node for name in node.output}
    whole = lambda name: (stored[f"{name}_quantized"].astype(np.float32) - stored[f"{name}_zero_point"]) * stored[
        f"{name}_scale"
    ]

    def weight_behind(name):
        """The matrix whose product a bias is added to: quantising gave most of them names that say nothing."""
        while name in made_by:
            node = made_by[name]
            if node.op_type == "MatMulInteger":
                return node.input[1].removesuffix("_quantized")
            name = node.input[0]
        raise ValueError(f"no weights behind {name}")

    names = {}
    for node in graph.node:
        biases = [name for name in node.input if node.op_type == "Add" and name.endswith(".bias") and name in stored]
        for bias in biases:
            product = next(name for name in node.input if name != bias)
            names[bias] = weight_behind(product)
    with torch.no_grad():
        for name, parameter in module.named_parameters():
            full = f"{prefix}.{name}"
            if full in stored:
                value = stored[full]
            elif f"{full}_quantized" in stored and full.removesuffix("weight") + "bias" not in names:
                value = whole(full)
            else:
                value = whole(names[full.removesuffix("weight") + "bias"]).T
            parameter.copy_(torch.tensor(value))
