"""Cuts the base weights to the vocabulary of the corpus and writes them small: a byte a weight, a scale for each row.

python training/base.py minilm|bge|mpnet   (after prepare; reads .cache/base, writes .cache/training/base-NAME.npz)
"""
import json
import sys

import numpy as np

name = sys.argv[1]
labels = json.load(open(".cache/training/labels.json"))
kept = labels["kept"]


def from_safetensors(path):
    from safetensors.numpy import load_file

    return {key.removeprefix("bert."): value for key, value in load_file(path).items()}


def from_onnx(path):
    import onnx
    from onnx import numpy_helper

    graph = onnx.load(path).graph
    raw = {item.name: numpy_helper.to_array(item) for item in graph.initializer}
    named = {key: value for key, value in raw.items() if not key.startswith("onnx::")}
    # Weights of dense layers are stored transposed and without a name: the name is that of the bias added after them.
    dense = [node for node in graph.node if node.op_type == "MatMul" and node.input[1] in raw]
    products = {node.output[0]: node.input[1] for node in dense}
    for node in graph.node:
        if node.op_type != "Add":
            continue
        for bias, product in (node.input, node.input[::-1]):
            if bias.endswith(".bias") and product in products:
                named[bias.replace(".bias", ".weight")] = raw[products[product]].T
    return named


def named_as_bert(weights):
    """MPNet has other names for the same layers, its pieces in another order, and two positions before the first."""
    pieces = open(".cache/base/mpnet-vocab.txt", encoding="utf8").read().rstrip("\n").split("\n")
    own = {"[CLS]": "<s>", "[SEP]": "</s>", "[PAD]": "<pad>"}
    places = {piece: place for place, piece in enumerate(pieces)}
    vocabulary = open(".cache/base/vocab.txt", encoding="utf8").read().rstrip("\n").split("\n")
    out = {}
    for key, value in weights.items():
        key = key.replace("attention.attn.o", "attention.output.dense").replace("attention.attn.", "attention.self.")
        key = key.replace("attention.LayerNorm", "attention.output.LayerNorm")
        for short, long in {"q": "query", "k": "key", "v": "value"}.items():
            key = key.replace(f"attention.self.{short}.", f"attention.self.{long}.")
        out[key] = value
    out["embeddings.position_embeddings.weight"] = weights["embeddings.position_embeddings.weight"][2:]
    return out, [places[own.get(vocabulary[place], vocabulary[place])] for place in kept]


if name == "mpnet":
    weights, kept = named_as_bert(from_safetensors(".cache/base/mpnet.safetensors"))
elif name == "minilm":
    weights = from_safetensors(".cache/base/minilm.safetensors")
else:
    weights = from_onnx(f".cache/base/{name}.onnx")
words = weights["embeddings.word_embeddings.weight"][kept]
rng = np.random.default_rng(1)
marks = rng.normal(words.mean(0), words.std(0) * 0.5, (labels["marks"], words.shape[1]))
out = {"words.weight": np.concatenate([words, marks])}
out["positions.weight"] = weights["embeddings.position_embeddings.weight"]
if "embeddings.token_type_embeddings.weight" in weights:
    out["positions.weight"] = out["positions.weight"] + weights["embeddings.token_type_embeddings.weight"][0]
if "encoder.relative_attention_bias.weight" in weights:
    out["distances"] = weights["encoder.relative_attention_bias.weight"]
out["norm.weight"] = weights["embeddings.LayerNorm.weight"]
out["norm.bias"] = weights["embeddings.LayerNorm.bias"]
parts = {
    "q": "attention.self.query",
    "k": "attention.self.key",
    "v": "attention.self.value",
    "o": "attention.output.dense",
    "norm1": "attention.output.LayerNorm",
    "up": "intermediate.dense",
    "down": "output.dense",
    "norm2": "output.LayerNorm",
}
layer = 0
while f"encoder.layer.{layer}.output.dense.weight" in weights:
    for short, long in parts.items():
        for kind in ("weight", "bias"):
            out[f"layers.{layer}.{short}.{kind}"] = weights[f"encoder.layer.{layer}.{long}.{kind}"]
    layer += 1
small = {}
for key, value in out.items():
    value = value.astype(np.float32)
    if value.ndim < 2:
        small[key] = value
        continue
    scale = np.abs(value).max(1, keepdims=True) / 127 + 1e-12
    small[key] = np.round(value / scale).astype(np.int8)
    small[f"{key}!scale"] = scale.astype(np.float16)
np.savez(f".cache/training/base-{name}.npz", **small)
print(name, layer, "layers", sum(value.size for value in out.values()) / 1e6, "million weights")
