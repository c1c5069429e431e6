"""Trains the listener, which hears whether a message is a cry for help; writes listener.onnx (int8).

python training/listener.py --layers 4 --export --out DIR   (after base.py and prepare-cries.ts)
"""
import argparse
import gzip
import json
import os
import random
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from network import Listener

parser = argparse.ArgumentParser()
parser.add_argument("--data", default=".cache/training")
parser.add_argument("--base", default="bge")
parser.add_argument("--out", default=".cache/training/out")
parser.add_argument("--epochs", type=int, default=4)
parser.add_argument("--batch", type=int, default=64)
parser.add_argument("--lr", type=float, default=1e-4)
parser.add_argument("--layers", type=int, default=4, help="of the base, the first ones")
parser.add_argument("--blots", type=float, default=0.08, help="share of the words that cannot be read while learning")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--foreign", action="store_true", help="measure with other authors, too: once, when all is chosen")
parser.add_argument("--export", action="store_true")
args = parser.parse_args()

random.seed(args.seed)
torch.manual_seed(args.seed)
device = "cuda" if torch.cuda.is_available() else "cpu"


def read(name):
    return [json.loads(line) for line in gzip.open(f"{args.data}/{name}.jsonl.gz", "rt")]


def batch_of(items, blots=0.0):
    shape = (len(items), max(len(e["ids"]) for e in items))
    ids, mask = np.zeros(shape, np.int64), np.zeros(shape, np.float32)
    for row, e in enumerate(items):
        size = len(e["ids"])
        ids[row, :size], mask[row, :size] = e["ids"], 1
    ids, mask = torch.from_numpy(ids).to(device), torch.from_numpy(mask).to(device)
    # The piece in the second place stands for what cannot be read.
    hidden = (ids > 3) & (torch.rand(ids.shape, device=device) < blots)
    return torch.where(hidden, torch.ones_like(ids), ids), mask


def learn(examples):
    base = dict(np.load(f"{args.data}/base-{args.base}.npz"))
    listener = Listener(*base["words.weight"].shape, args.layers).to(device)
    listener.load(base)
    is_old = lambda name: name.startswith(("words", "positions", "norm", "layers"))
    groups = [
        {"params": [p for n, p in listener.named_parameters() if is_old(n)], "lr": args.lr},
        {"params": [p for n, p in listener.named_parameters() if not is_old(n)], "lr": args.lr * 5},
    ]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.02, fused=device == "cuda")
    steps = args.epochs * (len(examples) // args.batch + 1)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda s: min(1, (s + 1) / 100) * max(0.0, 1 - s / steps))
    listener.train()
    for epoch in range(args.epochs):
        order = sorted(examples, key=lambda e: len(e["ids"]) + random.random() * 12)
        batches = [order[at : at + args.batch] for at in range(0, len(order), args.batch)]
        random.shuffle(batches)
        total = 0.0
        for items in batches:
            with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
                heard = listener(*batch_of(items, args.blots))
            wanted = torch.tensor([float(e["cry"]) for e in items], device=device)
            loss = F.binary_cross_entropy_with_logits(heard.float(), wanted * 0.98 + 0.01)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(listener.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += loss.item()
        print(f"round {epoch} loss {total / len(batches):.4f} {time.time() - began:.0f} s", flush=True)
    return listener.eval()


@torch.no_grad()
def measure(listener, held):
    scores = []
    for at in range(0, len(held), 256):
        scores += torch.sigmoid(listener(*batch_of(held[at : at + 256])).float()).tolist()
    for at in (0.3, 0.5, 0.7, 0.8, 0.9, 0.95):
        shares = {}
        for e, score in zip(held, scores):
            shares.setdefault(e["set"], []).append(score >= at)
        print(f"{args.layers} layers, from {at}:", {name: round(float(np.mean(all)), 4) for name, all in shares.items()}, flush=True)


def export(listener):
    from onnxruntime.quantization import QuantType, quantize_dynamic

    full, small = f"{args.out}/listener-full.onnx", f"{args.out}/listener.onnx"
    torch.onnx.export(
        listener.float().cpu(), (torch.randint(5, 1000, (1, 24)), None), full, input_names=["ids"], output_names=["cry"],
        dynamic_axes={"ids": {1: "t"}}, opset_version=17, dynamo=False,
    )
    quantize_dynamic(full, small, weight_type=QuantType.QInt8, per_channel=True, reduce_range=True, op_types_to_quantize=["MatMul", "Gather"])
    os.remove(full)


if __name__ == "__main__":
    began = time.time()
    os.makedirs(args.out, exist_ok=True)
    listener = learn(read("cries"))
    measure(listener, read("cries-held"))
    if args.foreign:
        measure(listener, read("cries-foreign"))
    if args.export:
        export(listener)
