"""Trains the listener, which hears whether a message is a cry for help; writes listener.onnx (int8).

python training/listener.py --layers 6 --runs 4 --export --out DIR   (after base.py and prepare-cries.ts)
"""
import argparse
import gzip
import json
import os
import random

import numpy as np
import torch
from torch.nn import functional as F

from learning import average, device, export_small, learn
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
parser.add_argument("--runs", type=int, default=1, help="trained from one beginning in different orders, and averaged")
parser.add_argument("--foreign", action="store_true", help="measure with other authors, too: once, when all is chosen")
parser.add_argument("--export", action="store_true")
args = parser.parse_args()


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


def loss_of(heard, items):
    wanted = torch.tensor([float(e["cry"]) for e in items], device=device)
    return F.binary_cross_entropy_with_logits(heard, wanted * 0.98 + 0.01)


def train(run, examples):
    def build(words, width, knows_distances):
        torch.manual_seed(args.seed)
        listener = Listener(words, width, args.layers, knows_distances)
        torch.manual_seed(args.seed + run)
        return listener

    random.seed(args.seed + run)
    return learn(build, examples, args, batch_of, loss_of, spread=12)


@torch.no_grad()
def measure(listener, held):
    scores = []
    for at in range(0, len(held), 256):
        scores += torch.sigmoid(listener(*batch_of(held[at : at + 256])).float()).tolist()
    for at in (0.3, 0.5, 0.7, 0.8, 0.9, 0.95):
        shares = {}
        for e, score in zip(held, scores):
            shares.setdefault(e["set"], []).append(score >= at)
        means = {name: round(float(np.mean(heard)), 4) for name, heard in shares.items()}
        print(f"{args.layers} layers, from {at}:", means, flush=True)


if __name__ == "__main__":
    os.makedirs(args.out, exist_ok=True)
    examples = read("cries")
    listener = average([train(run, examples) for run in range(args.runs)])
    measure(listener, read("cries-held"))
    if args.foreign:
        measure(listener, read("cries-foreign"))
    if args.export:
        example = (torch.randint(5, 1000, (1, 24)), None)
        export_small(listener.float().cpu(), example, f"{args.out}/listener.onnx", inputs=["ids"], outputs=["cry"])
