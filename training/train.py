"""Trains the network on .cache/training; writes reader.onnx and writer.onnx (int8) with its figures.

python training/train.py --epochs 10 --out DIR [--hold 60] [--seconds 240] [--export]
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

from exported import load_exported, shape_of
from learning import device, export_small
from network import LONGEST, Reader, ReaderAlone, Writer, WriterAlone

parser = argparse.ArgumentParser()
parser.add_argument("--data", default=".cache/training")
parser.add_argument("--base", default="bge")
parser.add_argument("--on", default="", help="folder of an exported model to learn on from, with the same labels")
parser.add_argument("--layers", type=int, default=0, help="so many of the base's first layers; all without it")
parser.add_argument("--leave", default="", help="voices that are left out and measured with, 'talk-kelp,talk-hazel'")
parser.add_argument("--epochs", type=float, default=10)
parser.add_argument("--batch", type=int, default=256)
parser.add_argument("--lr", type=float, default=2e-4)
parser.add_argument("--fresh", type=float, default=4, help="so much faster learns what is not of the base")
parser.add_argument("--often", type=int, default=3, help="how often an epoch shows what was labelled of the sets of talk")
parser.add_argument("--seconds", type=float, default=1e9, help="learn so long at most; the rate is nothing by then")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--passages", type=float, default=0.3, help="share of the marked passages seen in an epoch")
parser.add_argument("--topics", type=float, default=0.2, help="share of the questions for explanations in an epoch")
parser.add_argument("--hold", type=int, default=60, help="every so-manieth message is held back to measure with")
parser.add_argument("--blots", type=float, default=0.06, help="share of the words that cannot be read while learning")
parser.add_argument("--out", default=".cache/training/out")
parser.add_argument("--limit", type=int, default=0, help="so many examples only, to try the program")
parser.add_argument("--depth", type=int, default=4, help="layers of the writer")
parser.add_argument("--state", default="", help="file to keep the weights in as they are, for --mean")
parser.add_argument("--mean", default="", help="such files of other runs from the same beginning: their mean is exported")
parser.add_argument("--export", action="store_true")
args = parser.parse_args()

random.seed(args.seed)
torch.manual_seed(args.seed)
labels = json.load(open(f"{args.data}/labels.json"))
vocabulary = open(f"{args.data}/vocabulary.txt").read().split("\n")
SEP, UNREAD = vocabulary.index("[SEP]"), vocabulary.index("[UNK]")
WORDS, ROLES, WHATS, INTENTS = (len(labels[name]) for name in ("words", "roles", "whats", "intents"))
VARIANTS = 3
UNKNOWN, NOT_OWN = -1, -2
BASE = ("words", "positions", "distances", "norm", "layers")


def read_examples():
    examples = [json.loads(line) for line in gzip.open(f"{args.data}/examples.jsonl.gz", "rt")]
    examples = examples[: args.limit or None]
    talk = [e for e in examples if e["voice"].startswith("talk-")]
    others = [e for e in examples if not e["voice"].startswith("talk-")]
    held, kept = [], []
    left = [e for e in talk[::VARIANTS] if e["voice"] in args.leave.split(",")]
    talk = [e for e in talk if e["voice"] not in args.leave.split(",")]
    for at in range(0, len(talk), VARIANTS):
        # The slips of a held-back message are held back with it.
        if args.hold and (at // VARIANTS) % args.hold == 7:
            held.append(talk[at])
        else:
            kept += talk[at : at + VARIANTS]
    # Two messages as one are learnt from, never measured with; of word problems as many are held back as of talk.
    kept += [e for e in others if e["voice"] == "joined"]
    steps = [e for e in others if e["voice"] == "steps"]
    for at in range(0, len(steps), VARIANTS):
        if args.hold and (at // VARIANTS) % args.hold == 7:
            held.append(steps[at])
        else:
            kept += steps[at : at + VARIANTS]
    others = [e for e in others if e["voice"] not in ("joined", "steps")]
    kept += [e for e in kept if e["voice"].startswith(("talk-set-", "talk-lives-"))] * (args.often - 1)
    return kept, [e for e in others if e["voice"] != "topics"], [e for e in others if e["voice"] == "topics"], held, left


class Shelf:
    """Examples of like length as tensors on the device, so that a batch is one look-up."""

    def __init__(self, items):
        width = max(len(e["ids"]) for e in items)
        deep = max(len(e["program"]) for e in items) + 1
        if deep > LONGEST:
            raise ValueError(f"a program of {deep} steps")
        n = len(items)
        ids, lengths = np.zeros((n, width), np.int64), np.zeros(n, np.int64)
        intents, asked = np.zeros((n, INTENTS), np.float32), np.zeros(n, np.float32)
        roles = np.full((n, width), -100)
        whats = np.full((n, width), -100)
        steps, wanted = np.zeros((n, deep), np.int64), np.full((n, deep), -100)
        for row, e in enumerate(items):
            lengths[row] = len(e["ids"])
            ids[row, : lengths[row]] = e["ids"]
            if e["intents"] != [-1]:
                asked[row] = 1
                intents[row, e["intents"]] = 1
            for at, place in enumerate(e["n"]):
                role = e["roles"][at]
                if role != UNKNOWN:
                    roles[row, place] = role if role >= 0 else -50
                    if role in (0, NOT_OWN) or e["whats"][at] > 0:
                        whats[row, place] = e["whats"][at]
            program = e["program"]
            if program:
                # Pointers count from the word after the beginning where they are read, after the last where written.
                steps[row, 0] = WORDS
                for at, step in enumerate(program):
                    wanted[row, at] = step
                    steps[row, at + 1] = step if step < WORDS else step + 1
        to = lambda array: torch.from_numpy(array).to(device)
        self.parts = [to(part) for part in (ids, lengths, intents, asked, roles, whats, steps, wanted)]
        self.size = n

    def take(self, rows):
        ids, lengths, *rest = (part[rows] for part in self.parts)
        mask = (torch.arange(ids.shape[1], device=device)[None] < lengths[:, None]).float()
        return (ids, mask, *rest)


def shelve(items, sizes=(32, 48, 64, 80, 96, 112, 128, 160, 192, 256, 512)):
    shelves, least = [], 0
    for size in sizes:
        group = [e for e in items if least < len(e["ids"]) <= size]
        least = size
        if group:
            shelves.append(Shelf(group))
    return shelves


def blot(ids):
    """Some words cannot be read, so that no single one decides; markers of numbers, rows and sums always can."""
    is_word = (ids > SEP) & (ids < len(vocabulary) - labels["marks"])
    hidden = is_word & (torch.rand(ids.shape, device=device) < args.blots)
    return torch.where(hidden, torch.full_like(ids, UNREAD), ids)


def losses(reader, writer, batch):
    ids, mask, intents, asked, roles, whats, steps, wanted = batch
    ids = blot(ids)
    with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
        logits, places, memory = reader(ids, mask)
        written = writer(steps, memory, mask)
    logits, places, written = (part.float() for part in (logits, places, written))
    missed = F.binary_cross_entropy_with_logits(logits, intents, reduction="none").sum(-1)
    total = (missed * asked).sum() / asked.sum().clamp(min=1)
    if (wanted >= 0).any():
        total = total + 4 * F.cross_entropy(written.transpose(1, 2), wanted, ignore_index=-100)
    known = roles >= 0
    role_logits, what_logits = places[:, :, :ROLES], places[:, :, ROLES:]
    if known.any():
        total = total + 0.7 * F.cross_entropy(role_logits[known], roles[known])
    if (roles == -50).any():
        chance = role_logits[roles == -50].softmax(-1)[:, 0]
        total = total - 0.7 * torch.log((1 - chance).clamp(min=1e-4)).mean()
    if (whats >= 0).any():
        total = total + 0.5 * F.cross_entropy(what_logits[whats >= 0], whats[whats >= 0])
    return total


def plan_epoch(talk, passages, topics):
    """Batches as (shelf, rows)."""
    batches = []
    for shelves, share in ((talk, 1.0), (passages, args.passages), (topics, args.topics)):
        for shelf in shelves:
            order = torch.randperm(shelf.size)[: int(shelf.size * share)]
            # Short messages by more at once.
            size = max(32, int(args.batch * 64 / shelf.parts[0].shape[1]))
            batches += [(shelf, order[at : at + size].to(device)) for at in range(0, len(order), size)]
    random.shuffle(batches)
    return batches


@torch.no_grad()
def write_greedily(writer, memory, mask):
    steps = torch.full((memory.shape[0], 1), WORDS, device=device)
    done = torch.zeros(memory.shape[0], dtype=torch.bool, device=device)
    for _ in range(40):
        best = writer(steps, memory, mask)[:, -1].argmax(-1)
        done = done | (best == 0)
        steps = torch.cat([steps, torch.where(best < WORDS, best, best + 1)[:, None]], 1)
        if done.all():
            break
    return steps[:, 1:]


@torch.no_grad()
def measure(reader, writer, held):
    reader.eval(), writer.eval()
    counts, wrong, by_kind = {}, [], {}

    def count(name, right):
        hits, all_ = counts.get(name, (0, 0))
        counts[name] = (hits + int(right), all_ + 1)

    for at in range(0, len(held), 64):
        items = held[at : at + 64]
        batch = Shelf(items).take(torch.arange(len(items), device=device))
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
            logits, places, memory = reader(*batch[:2])
            written = write_greedily(writer, memory, batch[1]).cpu().tolist()
        for row, e in enumerate(items):
            said = [step if step < WORDS else step - 1 for step in written[row]]
            said = said[: said.index(0) + 1] if 0 in said else said
            chosen = {int(i) for i in (logits[row] > 0).nonzero()[:, 0]} or {int(logits[row].argmax())}
            count("intents by head", chosen == set(e["intents"]))
            for number, place in enumerate(e["n"]):
                if e["roles"][number] == UNKNOWN:
                    continue
                count("own", (int(places[row, place, :ROLES].argmax()) == 0) == (e["roles"][number] == 0))
            if not e["program"]:
                continue
            words_of = lambda steps: [labels["words"][step] for step in steps if step < WORDS]
            acts = lambda steps: [word for word in words_of(steps) if word.startswith("do ")]
            if e["voice"] == "steps":
                count("word problems", said == e["program"])
                continue
            count("acts", acts(said) == acts(e["program"]))
            count("program", said == e["program"])
            for act in set(acts(e["program"])):
                hits, all_ = by_kind.get(act, (0, 0))
                by_kind[act] = (hits + int(said == e["program"]), all_ + 1)
            if said != e["program"]:
                name = lambda step: labels["words"][step] if step < WORDS else f"@{step - WORDS}"
                words = " ".join(vocabulary[i] for i in e["ids"]).replace(" ##", "")
                spell = lambda steps: " ".join(map(name, steps))
                wrong.append(f"{words}\n   said {spell(said)}\n   true {spell(e['program'])}")
    reader.train(), writer.train()
    return {name: round(hits / max(1, all_), 4) for name, (hits, all_) in counts.items()}, by_kind, wrong


def begin():
    """With the weights of the base, and nothing learnt of money."""
    base = dict(np.load(f"{args.data}/base-{args.base}.npz"))
    layers = args.layers or sum(1 for key in base if key.endswith(".q.weight"))
    words, width = base["words.weight"].shape
    reader = Reader(words, width, layers, INTENTS, ROLES + WHATS, args.depth, "distances" in base).to(device)
    reader.load(base)
    return reader, Writer(WORDS, args.depth).to(device)


def learn_on(folder):
    """From where a trained network stands: a few minutes instead of all of it."""
    reader = Reader(*shape_of(f"{folder}/reader.onnx"), INTENTS, ROLES + WHATS, args.depth)
    known = json.load(open(f"{folder}/labels.json"))["words"]
    writer = Writer(len(known), args.depth)
    load_exported(reader, f"{folder}/reader.onnx", "reader")
    load_exported(writer, f"{folder}/writer.onnx", "writer")
    return reader.to(device), with_words(writer, known).to(device)


@torch.no_grad()
def with_words(writer, known):
    """The writer with the words of today: one that is new begins as the mean of all, and is said by nobody yet."""
    places = {word: place for place, word in enumerate(known)}
    kept = torch.tensor([places.get(word, -1) for word in labels["words"]])
    grown, old = Writer(WORDS, args.depth), writer.state_dict()
    for name, own in grown.named_parameters():
        value = old[name]
        if value.shape != own.shape:
            rows = value[: len(known)][kept]
            rows[kept < 0] = value.mean(0) - (2 if name == "say.bias" else 0)
            # After the words stands the beginning of every program.
            value = torch.cat([rows, value[len(known) :]])
        own.copy_(value)
    return grown


@torch.no_grad()
def average_with(reader, writer, files):
    """The mean of the weights of several runs from one beginning: less of a chance find than each of them."""
    runs = [torch.load(file, map_location=device) for file in files]
    for at, model in enumerate((reader, writer)):
        own = model.state_dict()
        others = [run[at] for run in runs]
        mean = {
            name: torch.stack([value, *(one[name] for one in others)]).mean(0) if value.is_floating_point() else value
            for name, value in own.items()
        }
        model.load_state_dict(mean)


def main():
    os.makedirs(args.out, exist_ok=True)
    began = time.time()
    kept, passages, topics, held, left = read_examples()
    print(f"{len(kept)} talk {len(passages)} passages {len(topics)} topics {len(held)} held back", device, flush=True)
    reader, writer = learn_on(args.on) if args.on else begin()
    shelves = [shelve(items) for items in (kept, passages, topics)]
    if reader.distances is not None:
        # As they were learnt: a bias that learns keeps attention from its fast way.
        reader.distances.requires_grad_(False)
    old = [p for n, p in reader.named_parameters() if n.startswith(BASE) and p.requires_grad]
    fresh = [p for n, p in reader.named_parameters() if not n.startswith(BASE)]
    groups = [{"params": old, "lr": args.lr}, {"params": fresh + list(writer.parameters()), "lr": args.lr * args.fresh}]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01, fused=device == "cuda")
    plan = lambda: plan_epoch(*shelves)
    steps = int(args.epochs * len(plan()))
    print(f"ready after {time.time() - began:.0f} s, {steps} steps", flush=True)
    started, step = time.time(), 0
    progress = lambda s: max(s / steps, (time.time() - started) / args.seconds)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda s: min(1, (s + 1) / 300) * max(0.0, 1 - progress(s)))
    reader.train(), writer.train()
    parameters = [*reader.parameters(), *writer.parameters()]
    while progress(step) < 1:
        for shelf, rows in plan():
            if progress(step) >= 1:
                break
            loss = losses(reader, writer, shelf.take(rows))
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(parameters, 1.0)
            optimizer.step()
            schedule.step()
            step += 1
            if step % 200 == 0:
                print(f"step {step}/{steps} loss {loss.item():.3f} {time.time() - started:.0f} s", flush=True)
    print(f"learnt {step} steps in {time.time() - started:.0f} s", flush=True)
    if args.state:
        torch.save((reader.state_dict(), writer.state_dict()), args.state)
    if args.mean:
        average_with(reader, writer, args.mean.split(","))
    if left:
        figures, _, _ = measure(reader, writer, left)
        print(json.dumps({"left out": len(left), **figures}), flush=True)
    if held:
        figures, by_kind, wrong = measure(reader, writer, held)
        print(json.dumps({"steps": step, "seed": args.seed, **figures}), flush=True)
        with open(f"{args.out}/wrong.txt", "w") as file:
            for act, (hits, all_) in sorted(by_kind.items(), key=lambda item: item[1][0] / item[1][1]):
                file.write(f"{act} {hits}/{all_}\n")
            file.write("\n".join(wrong))
    if args.export:
        export(reader, writer)


def export(reader, writer):
    reader, writer = reader.eval().float().cpu(), writer.eval().float().cpu()
    ids, size = torch.randint(5, 1000, (1, 24)), reader.memory.out_features
    parts = {
        "reader": (
            ReaderAlone(reader), (ids,), ["ids"], ["intents", "places", "memory"],
            {"ids": {1: "t"}, "places": {0: "t"}, "memory": {0: "t"}},
        ),
        "writer": (
            WriterAlone(writer), (torch.full((2, 5), 3), torch.randn(24, size)), ["steps", "memory"], ["next"],
            {"steps": {0: "b", 1: "n"}, "memory": {0: "t"}, "next": {0: "b", 1: "m"}},
        ),
    }
    for name, (module, inputs, names, outputs, axes) in parts.items():
        small = f"{args.out}/{name}.onnx"
        export_small(module, inputs, small, names, outputs, axes)
        data = open(small, "rb").read()
        print(f"{name}.onnx {len(data) / 1e6:.1f} MB", flush=True)
        if len(data) > 15e6:
            for part in range(0, len(data), 15_000_000):
                open(f"{small}.{part // 15_000_000}", "wb").write(data[part : part + 15_000_000])
            os.remove(small)
    reader.train(), writer.train()


main()
