"""Trains the judge, which says what each amount of a message is in somebody's finances; writes judge.onnx (int8).

python training/judge.py --layers 8 --runs 2 --export --out DIR   (after base.py and prepare-amounts.ts)
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
from network import Judge

parser = argparse.ArgumentParser()
parser.add_argument("--data", default=".cache/training")
parser.add_argument("--base", default="bge")
parser.add_argument("--out", default=".cache/training/out")
parser.add_argument("--epochs", type=int, default=5)
parser.add_argument("--batch", type=int, default=128)
parser.add_argument("--lr", type=float, default=2e-4)
parser.add_argument("--layers", type=int, default=8, help="of the base, the first ones")
parser.add_argument("--blots", type=float, default=0.06, help="share of the words that cannot be read while learning")
parser.add_argument("--talk", type=float, default=0.5, help="share of the talk that is learnt from")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--runs", type=int, default=1, help="trained from one beginning in different orders, and averaged")
parser.add_argument("--hold", default="", help="voices that are left out and measured with: open-nights,open-column")
parser.add_argument("--export", action="store_true")
args = parser.parse_args()


def batch_of(items, blots=0.0):
    shape = (len(items), max(len(e["ids"]) for e in items))
    ids, mask = np.zeros(shape, np.int64), np.zeros(shape, np.float32)
    for row, e in enumerate(items):
        size = len(e["ids"])
        ids[row, :size], mask[row, :size] = e["ids"], 1
    ids, mask = torch.from_numpy(ids).to(device), torch.from_numpy(mask).to(device)
    # The piece in the second place stands for what cannot be read. Amounts always can.
    hidden = (ids > 3) & (torch.rand(ids.shape, device=device) < blots)
    for row, e in enumerate(items):
        hidden[row, e["at"]] = False
    return torch.where(hidden, torch.ones_like(ids), ids), mask


def loss_of(weighed, items):
    rows = torch.tensor([row for row, e in enumerate(items) for _ in e["at"]], device=device)
    places = torch.tensor([place for e in items for place in e["at"]], device=device)
    wanted = torch.tensor([role for e in items for role in e["classes"]], device=device)
    return F.cross_entropy(weighed[rows, places], wanted, label_smoothing=0.02)


def train(run, examples):
    def build(words, width, knows_distances):
        torch.manual_seed(args.seed)
        judge = Judge(words, width, args.layers, knows_distances)
        torch.manual_seed(args.seed + run)
        return judge

    random.seed(args.seed + run)
    return learn(build, examples, args, batch_of, loss_of, spread=12)


@torch.no_grad()
def measure(judge, voice, held):
    """How many roles are right, and how many amounts of one's own are found where so many of those found are right."""
    shares = []
    for at in range(0, len(held), 128):
        items = held[at : at + 128]
        weighed = judge(*batch_of(items)).float().softmax(-1).cpu().numpy()
        shares += [weighed[row, place] for row, e in enumerate(items) for place in e["at"]]
    shares, wanted = np.array(shares), np.array([role for e in held for role in e["classes"]])
    order = np.argsort(shares[:, 0])
    right = (shares[:, 1:].argmax(1) + 1 == wanted)[order]
    precision = right.cumsum() / np.arange(1, len(right) + 1)
    found = {}
    for least in (0.97, 0.95, 0.92, 0.9):
        last = np.where(precision >= least)[0]
        found[least] = round(float(right[: last[-1] + 1].sum() / (wanted != 0).sum()), 4) if len(last) else 0
    print(voice, len(wanted), "right", round(float((shares.argmax(1) == wanted).mean()), 4), "found", found, flush=True)


if __name__ == "__main__":
    os.makedirs(args.out, exist_ok=True)
    everything = [json.loads(line) for line in gzip.open(f"{args.data}/amounts.jsonl.gz", "rt")]
    held = set(args.hold.split(",")) - {""}
    random.seed(7)
    is_learnt = lambda voice: not voice.startswith("talk") or random.random() < args.talk
    examples = [e for e in everything if e["voice"] not in held and is_learnt(e["voice"])]
    judge = average([train(run, examples) for run in range(args.runs)])
    for voice in sorted(held):
        measure(judge, voice, [e for e in everything if e["voice"] == voice])
    if args.export:
        example = (torch.randint(5, 1000, (1, 24)), None)
        export_small(judge.float().cpu(), example, f"{args.out}/judge.onnx", inputs=["ids"], outputs=["roles"])
