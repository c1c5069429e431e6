"""Trains the judge, which says what each amount of a message is in somebody's finances; writes judge.onnx (int8).

python training/judge.py --layers 8 --runs 2 --export --out DIR   (after base.py and prepare-amounts.ts)
"""
import argparse
import gzip
import json
import math
import os
import random

import numpy as np
import torch
from torch.nn import functional as F

from learning import average, device, export_small, learn
from network import Judge, JudgeAlone

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
parser.add_argument("--limit", type=int, default=0, help="so many examples only, to try the program")
parser.add_argument("--export", action="store_true")
args = parser.parse_args()

# How much the heads beside the roles count: they must not pull the roles along.
RETIRES, NAMES, SAID = 0.3, 0.2, (0.3, 0.25, 0.1)


def batch_of(items, blots=0.0):
    shape = (len(items), max(len(e["ids"]) for e in items))
    ids, mask = np.zeros(shape, np.int64), np.zeros(shape, np.float32)
    clear = np.zeros(shape, bool)
    for row, e in enumerate(items):
        size = len(e["ids"])
        ids[row, :size], mask[row, :size] = e["ids"], 1
        clear[row, e["at"]] = True
    # The piece in the second place stands for what cannot be read. Amounts always can.
    ids[(ids > 3) & ~clear & (np.random.random(shape) < blots)] = 1
    return torch.from_numpy(ids).to(device), torch.from_numpy(mask).to(device)


def known_only(logits, wanted, smoothing=0.0):
    """Cross entropy of what is known; nothing where nothing is."""
    if not (wanted >= 0).any():
        return logits.sum() * 0
    return F.cross_entropy(logits.float(), wanted, ignore_index=-100, label_smoothing=smoothing)


def point(pointers, rows, places):
    """From each amount to every place of its message."""
    asks = pointers[rows, places, : Judge.POINTER]
    keys = pointers[:, :, Judge.POINTER :]
    return (keys[rows] @ asks[:, :, None])[:, :, 0].float() / math.sqrt(Judge.POINTER)


def loss_of(outputs, items):
    weighed, pointers, said = outputs
    tensor = lambda values: torch.tensor(values, device=device, dtype=torch.long)
    rows = tensor([row for row, e in enumerate(items) for _ in e["at"]])
    places = tensor([place for e in items for place in e["at"]])
    lengths = tensor([len(e["ids"]) for e in items])
    total = weighed.sum() * 0
    if len(rows):
        roles, retires = weighed[rows, places].split((Judge.ROLES, Judge.RETIRES), -1)
        total = total + known_only(roles, tensor([one for e in items for one in e["classes"]]), 0.02)
        total = total + RETIRES * known_only(retires, tensor([one for e in items for one in e["retires"]]))
        names = [right for e in items for right in e["names"]]
        named = tensor([at for at, right in enumerate(names) if right])
        if len(named):
            beyond = torch.arange(weighed.shape[1], device=device)[None] >= lengths[rows[named]][:, None]
            scores = point(pointers, rows[named], places[named]).masked_fill(beyond, -1e4).log_softmax(-1)
            pairs = [(row, place) for row, at in enumerate(named.tolist()) for place in names[at]]
            right = torch.zeros_like(scores, dtype=torch.bool)
            right[tensor([row for row, _ in pairs]), tensor([place for _, place in pairs])] = True
            total = total - NAMES * scores.masked_fill(~right, -1e4).logsumexp(-1).mean()
    wholes = tensor([e["said"] for e in items])
    for at, (logits, weight) in enumerate(zip(said.split(Judge.SAID, -1), SAID)):
        total = total + weight * known_only(logits, wholes[:, at])
    return total


def train(run, examples):
    def build(words, width, knows_distances):
        torch.manual_seed(args.seed)
        judge = Judge(words, width, args.layers, knows_distances)
        torch.manual_seed(args.seed + run)
        return judge

    random.seed(args.seed + run)
    np.random.seed(args.seed + run)
    return learn(build, examples, args, batch_of, loss_of, spread=12)


def scores_of(chances, wanted):
    """Of a class that is rare: how often it is right where it is chosen, and how often it is found."""
    chosen, true = chances.argmax(1), np.array(wanted)
    hit = ((chosen == true) & (true > 0)).sum()
    return f"{hit}/{(chosen > 0).sum()} right, {hit}/{(true > 0).sum()} found of {len(true)}"


@torch.no_grad()
def measure(judge, voice, held):
    """How many roles are right, and how many amounts of one's own are found where so many of those found are right."""
    shares, ages, names, said, wholes = [], [], [0, 0], [], []
    for at in range(0, len(held), 128):
        items = held[at : at + 128]
        weighed, pointers, whole = (part.float() for part in judge(*batch_of(items)))
        said.append(whole.cpu().numpy()), wholes.extend(e["said"] for e in items)
        for row, e in enumerate(items):
            for i, place in enumerate(e["at"]):
                roles, retires = weighed[row, place].split((Judge.ROLES, Judge.RETIRES), -1)
                shares.append((roles.softmax(-1).cpu().numpy(), e["classes"][i]))
                ages.append((retires.cpu().numpy(), e["retires"][i]))
                if e["names"][i]:
                    one = (torch.tensor([row], device=device), torch.tensor([place], device=device))
                    best = int(point(pointers, *one)[0, : len(e["ids"])].argmax())
                    names = [names[0] + (best in e["names"][i]), names[1] + 1]
    known = [(chances, wanted) for chances, wanted in shares if wanted >= 0]
    chances, wanted = np.array([c for c, _ in known]), np.array([w for _, w in known])
    order = np.argsort(chances[:, 0])
    right = (chances[:, 1:].argmax(1) + 1 == wanted)[order]
    precision = right.cumsum() / np.arange(1, len(right) + 1)
    found = {}
    for least in (0.97, 0.95, 0.92, 0.9):
        last = np.where(precision >= least)[0]
        found[least] = round(float(right[: last[-1] + 1].sum() / (wanted != 0).sum()), 4) if len(last) else 0
    print(voice, len(wanted), "right", round(float((chances.argmax(1) == wanted).mean()), 4), "found", found, flush=True)
    ages = [(c, w) for c, w in ages if w >= 0]
    if ages:
        print("   ages", scores_of(np.array([c for c, _ in ages]), [w for _, w in ages]))
    print("   names", names)
    said, wholes, start = np.concatenate(said), np.array(wholes), 0
    for name, size, at in zip(("risk", "debts", "unsaved"), Judge.SAID, range(3)):
        rows = wholes[:, at] >= 0
        print("  ", name, scores_of(said[rows, start : start + size], wholes[rows, at]), flush=True)
        start += size


if __name__ == "__main__":
    os.makedirs(args.out, exist_ok=True)
    everything = [json.loads(line) for line in gzip.open(f"{args.data}/amounts.jsonl.gz", "rt")]
    everything = everything[:: len(everything) // args.limit] if args.limit else everything
    held = set(args.hold.split(",")) - {""}
    random.seed(7)
    is_learnt = lambda voice: not voice.startswith("talk") or random.random() < args.talk
    examples = [e for e in everything if e["voice"] not in held and is_learnt(e["voice"])]
    # There are few of these, and what they say is said nowhere else.
    examples += [e for e in examples if e["voice"].startswith("told")] * 2
    judge = average([train(run, examples) for run in range(args.runs)])
    for voice in sorted(held):
        measure(judge, voice, [e for e in everything if e["voice"] == voice])
    if args.export:
        example = (torch.randint(5, 1000, (1, 24)),)
        axes = {"ids": {1: "t"}, "places": {0: "t"}, "pointers": {0: "t"}}
        outputs = ["places", "pointers", "said"]
        export_small(JudgeAlone(judge.float().cpu().eval()), example, f"{args.out}/judge.onnx", ["ids"], outputs, axes)
