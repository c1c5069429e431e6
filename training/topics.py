"""Trains the finder, which places a question near the explanations that answer it.

Writes finder.onnx (int8), topics.bin and topics.json.

python training/topics.py --layers 6 --out DIR   (after prepare.ts, base.py and prepare-topics.ts)
"""
import argparse
import gzip
import json
import os
import random

import numpy as np
import torch
from torch.nn import functional as F

from learning import device, export_small, learn
from network import VECTOR, Finder, FinderAlone

parser = argparse.ArgumentParser()
parser.add_argument("--data", default=".cache/training")
parser.add_argument("--base", default="bge")
parser.add_argument("--out", default=".cache/training/out")
parser.add_argument("--epochs", type=int, default=5)
parser.add_argument("--batch", type=int, default=256)
parser.add_argument("--lr", type=float, default=1.5e-4)
parser.add_argument("--layers", type=int, default=6, help="of the base, the first ones")
parser.add_argument("--blots", type=float, default=0.1, help="share of the words that cannot be read while learning")
parser.add_argument("--hold", type=int, default=10, help="one question in so many is held back to measure; 0 for none")
parser.add_argument("--export", action="store_true")
args = parser.parse_args()

random.seed(1)
torch.manual_seed(1)
vocabulary = open(f"{args.data}/vocabulary.txt").read().split("\n")
topics = json.load(open(f"{args.data}/topics.json"))
SEP, UNREAD = vocabulary.index("[SEP]"), vocabulary.index("[UNK]")
MARKS = json.load(open(f"{args.data}/labels.json"))["marks"]


def batch_of(items, blots=0.0):
    shape = (len(items), max(len(e["ids"]) for e in items))
    ids, mask, spoken = np.zeros(shape, np.int64), np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    for row, e in enumerate(items):
        size = len(e["ids"])
        ids[row, :size], mask[row, :size], spoken[row, e["from"] : size] = e["ids"], 1, 1
    ids, mask, spoken = (torch.from_numpy(part).to(device) for part in (ids, mask, spoken))
    is_word = (ids > SEP) & (ids < len(vocabulary) - MARKS)
    hidden = is_word & (torch.rand(ids.shape, device=device) < blots)
    return torch.where(hidden, torch.full_like(ids, UNREAD), ids), mask, spoken


def answers_of(items):
    """The best explanation counts most, the others that would do share the rest."""
    wanted = torch.zeros(len(items), len(topics))
    for row, e in enumerate(items):
        first, *others = e["topics"]
        wanted[row, first] = 0.6 if others else 1.0
        for topic in others:
            wanted[row, topic] = 0.4 / len(others)
    return wanted.to(device)


def loss_of(logits, items):
    return F.cross_entropy(logits, answers_of(items), label_smoothing=0.05)


@torch.no_grad()
def measure(finder, held):
    for kind in ("talk-", "asks-"):
        items = [e for e in held if e["voice"].startswith(kind) and e["variant"] == 0]
        first = among = 0
        for at in range(0, len(items), 256):
            best = finder(*batch_of(items[at : at + 256])).topk(3, -1).indices.tolist()
            for e, found in zip(items[at : at + 256], best):
                first += found[0] in e["topics"]
                among += any(topic in e["topics"] for topic in found)
        shares = f"first {first / len(items):.3f}, among three {among / len(items):.3f}"
        print(f"{args.layers} layers, {kind}: {len(items)} questions, {shares}", flush=True)


def export(finder):
    finder = finder.float().cpu()
    example = (torch.randint(5, 1000, (1, 24)), torch.ones(1, 24))
    path = f"{args.out}/finder.onnx"
    export_small(FinderAlone(finder), example, path, inputs=["ids", "spoken"], outputs=["vector"])
    places = F.normalize(finder.topics.detach(), dim=-1).numpy()
    # The largest part of any fills a byte.
    step = float(np.abs(places).max()) / 127
    np.round(places / step).astype(np.int8).tofile(f"{args.out}/topics.bin")
    papers = {"width": VECTOR, "step": step, "scale": float(finder.scale.detach().exp()), "ids": topics}
    json.dump(papers, open(f"{args.out}/topics.json", "w"))


if __name__ == "__main__":
    os.makedirs(args.out, exist_ok=True)
    examples = [json.loads(line) for line in gzip.open(f"{args.data}/asks.jsonl.gz", "rt")]
    is_held = lambda e: args.hold > 0 and e["voice"] != "topics" and e["at"] % args.hold == 3
    learnt = [e for e in examples if not is_held(e)]
    build = lambda words, width, far: Finder(words, width, args.layers, len(topics), far)
    finder = learn(build, learnt, args, batch_of, loss_of, spread=10)
    if args.hold:
        measure(finder, [e for e in examples if is_held(e)])
    if args.export:
        export(finder)
