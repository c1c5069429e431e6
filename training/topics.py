"""Trains the finder, which places a question near the explanations that answer it; writes finder.onnx (int8), topics.bin and topics.json.

python training/topics.py --layers 6 --out DIR   (after prepare.ts, base.py and prepare-topics.ts)
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
parser.add_argument("--hold", type=int, default=10, help="every so-manieth question of a talk is held back to measure with; 0 for none")
parser.add_argument("--export", action="store_true")
args = parser.parse_args()

random.seed(1)
torch.manual_seed(1)
device = "cuda" if torch.cuda.is_available() else "cpu"
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


def learn(examples):
    base = dict(np.load(f"{args.data}/base-{args.base}.npz"))
    finder = Finder(*base["words.weight"].shape, args.layers, len(topics)).to(device)
    finder.load(base)
    old = [p for n, p in finder.named_parameters() if n.startswith(("words", "positions", "norm", "layers"))]
    fresh = [p for n, p in finder.named_parameters() if not n.startswith(("words", "positions", "norm", "layers"))]
    groups = [{"params": old, "lr": args.lr}, {"params": fresh, "lr": args.lr * 5}]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.02, fused=device == "cuda")
    steps = args.epochs * (len(examples) // args.batch + 1)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda s: min(1, (s + 1) / 100) * max(0.0, 1 - s / steps))
    finder.train()
    for epoch in range(args.epochs):
        # Alike lengths side by side, so that little is padded.
        order = sorted(examples, key=lambda e: len(e["ids"]) + random.random() * 10)
        batches = [order[at : at + args.batch] for at in range(0, len(order), args.batch)]
        random.shuffle(batches)
        total = 0.0
        for items in batches:
            with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
                logits = finder(*batch_of(items, args.blots))
            loss = F.cross_entropy(logits.float(), answers_of(items), label_smoothing=0.05)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(finder.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += loss.item()
        print(f"round {epoch} loss {total / len(batches):.3f} {time.time() - began:.0f} s", flush=True)
    return finder.eval()


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
        print(f"{args.layers} layers, {kind}: {len(items)} questions, first {first / len(items):.3f}, among three {among / len(items):.3f}", flush=True)


def export(finder):
    from onnxruntime.quantization import QuantType, quantize_dynamic

    finder = finder.float().cpu()
    full, small = f"{args.out}/finder-full.onnx", f"{args.out}/finder.onnx"
    torch.onnx.export(
        FinderAlone(finder), (torch.randint(5, 1000, (1, 24)), torch.ones(1, 24)), full, input_names=["ids", "spoken"], output_names=["vector"],
        dynamic_axes={"ids": {1: "t"}, "spoken": {1: "t"}}, opset_version=17, dynamo=False,
    )
    quantize_dynamic(full, small, weight_type=QuantType.QInt8, per_channel=True, reduce_range=True, op_types_to_quantize=["MatMul", "Gather"])
    os.remove(full)
    places = F.normalize(finder.topics.detach(), dim=-1).numpy()
    # The largest part of any fills a byte.
    step = float(np.abs(places).max()) / 127
    np.round(places / step).astype(np.int8).tofile(f"{args.out}/topics.bin")
    papers = {"width": VECTOR, "step": step, "scale": float(finder.scale.detach().exp()), "ids": topics}
    json.dump(papers, open(f"{args.out}/topics.json", "w"))


if __name__ == "__main__":
    began = time.time()
    os.makedirs(args.out, exist_ok=True)
    examples = [json.loads(line) for line in gzip.open(f"{args.data}/asks.jsonl.gz", "rt")]
    is_held = lambda e: args.hold > 0 and e["voice"] != "topics" and e["at"] % args.hold == 3
    finder = learn([e for e in examples if not is_held(e)])
    if args.hold:
        measure(finder, [e for e in examples if is_held(e)])
    if args.export:
        export(finder)
