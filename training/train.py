"""Trains the network on .cache/training and writes model.onnx (int8) with its figures.

python training/train.py --base minilm --epochs 10 --out DIR [--leave-out talk-amber-12,talk-birch-12] [--seed 1]
"""
import argparse
import gzip
import json
import math
import random
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

parser = argparse.ArgumentParser()
parser.add_argument("--base", default="minilm")
parser.add_argument("--data", default=".cache/training")
parser.add_argument("--basefile", default="")
parser.add_argument("--epochs", type=float, default=10)
parser.add_argument("--layers", type=int, default=0)
parser.add_argument("--batch", type=int, default=256)
parser.add_argument("--lr", type=float, default=2e-4)
parser.add_argument("--seconds", type=float, default=1e9, help="learn for so long at most; the rate falls to nothing by then")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--passages", type=float, default=0.35, help="share of the marked passages seen in an epoch")
parser.add_argument("--leave-out", default="")
parser.add_argument("--out", default=".cache/training/out")
parser.add_argument("--export", action="store_true")
parser.add_argument("--workers", type=int, default=4)
args = parser.parse_args()

random.seed(args.seed)
np.random.seed(args.seed)
torch.manual_seed(args.seed)
device = "cuda" if torch.cuda.is_available() else "cpu"
labels = json.load(open(f"{args.data}/labels.json"))
examples = [json.loads(line) for line in gzip.open(f"{args.data}/examples.jsonl.gz", "rt")]
left_out = set(filter(None, args.leave_out.split(",")))
test = [e for at, e in enumerate(examples) if e["voice"] in left_out]
VARIANTS = 4
test = test[::VARIANTS]
train = [e for e in examples if e["voice"] not in left_out]
talk = [e for e in train if e["voice"].startswith("talk-")]
passages = [e for e in train if e["voice"].startswith("marked-")]
topics = [e for e in train if e["voice"] == "topics"]
print(len(talk), "talk", len(passages), "passages", len(topics), "topics", len(test), "left out", device, flush=True)

SIZES = {
    "roles": len(labels["roles"]),
    "slots": len(labels["slots"]),
    "ops": len(labels["ops"]),
    "whats": len(labels["whats"]),
    "rowSlots": len(labels["slots"]),
    "sumUses": 3,
    "figureSlots": len(labels["slots"]),
}
INTENTS, RESULTS, VECTOR = len(labels["intents"]), len(labels["results"]), 128
base = np.load(args.basefile or f"{args.data}/base-{args.base}.npz")
LAYERS = args.layers or sum(1 for key in base if key.endswith(".q.weight"))
WIDTH, HEADS = base["words"].shape[1], 12


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.q, self.k, self.v, self.o = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.up, self.down = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)
        self.norm1, self.norm2 = nn.LayerNorm(WIDTH, 1e-12), nn.LayerNorm(WIDTH, 1e-12)
        self.drop = nn.Dropout(0.1)

    def forward(self, x, mask):
        b, t, _ = x.shape
        split = lambda y: y.view(b, t, HEADS, WIDTH // HEADS).transpose(1, 2)
        q, k, v = split(self.q(x)), split(self.k(x)), split(self.v(x))
        if mask is not None:
            mixed = F.scaled_dot_product_attention(q, k, v, mask.to(q.dtype))
        else:
            mixed = (q @ k.transpose(-1, -2) / math.sqrt(WIDTH // HEADS)).softmax(-1) @ v
        mixed = mixed.transpose(1, 2).reshape(b, t, WIDTH)
        x = self.norm1(x + self.drop(self.o(mixed)))
        return self.norm2(x + self.drop(self.down(F.gelu(self.up(x)))))


class Mind(nn.Module):
    def __init__(self):
        super().__init__()
        self.words = nn.Embedding(base["words"].shape[0], WIDTH)
        self.positions = nn.Embedding(512, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, 1e-12)
        self.drop = nn.Dropout(0.1)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.places = nn.Linear(2 * WIDTH, 320)
        self.at = nn.ModuleDict({name: nn.Linear(320, size) for name, size in SIZES.items()})
        self.whole = nn.Linear(2 * WIDTH, 384)
        self.intents = nn.Linear(384, INTENTS)
        self.result = nn.Linear(384, RESULTS)
        self.vector = nn.Linear(WIDTH, VECTOR)

    def forward(self, ids, mask=None, spoken=None):
        x = self.words(ids) + self.positions(torch.arange(ids.shape[1], device=ids.device))
        x = self.drop(self.norm(x))
        bias = None if mask is None else (1.0 - mask[:, None, None, :]) * -1e4
        for layer in self.layers:
            x = layer(x, bias)
        weights = torch.ones_like(ids, dtype=x.dtype) if mask is None else mask
        mean = (x * weights[:, :, None]).sum(1) / weights.sum(1, keepdim=True)
        both = torch.cat([x[:, 0], mean], -1)
        whole = self.drop(F.gelu(self.whole(both)))
        wide = torch.cat([x, x[:, :1].expand_as(x)], -1)
        places = self.drop(F.gelu(self.places(wide)))
        heads = torch.cat([self.at[name](places) for name in SIZES], -1)
        said = spoken.to(x.dtype)
        vector = F.normalize(self.vector((x * said[:, :, None]).sum(1) / said.sum(1, keepdim=True)), dim=-1)
        return self.intents(whole), self.result(whole), heads, vector


def load(mind):
    with torch.no_grad():
        mind.words.weight.copy_(torch.from_numpy(base["words"].astype(np.float32)))
        mind.positions.weight.copy_(torch.from_numpy(base["positions"].astype(np.float32)))
        mind.norm.weight.copy_(torch.from_numpy(base["norm.weight"].astype(np.float32)))
        mind.norm.bias.copy_(torch.from_numpy(base["norm.bias"].astype(np.float32)))
        for at, layer in enumerate(mind.layers):
            for name, parameter in layer.named_parameters():
                parameter.copy_(torch.from_numpy(base[f"layers.{at}.{name}"].astype(np.float32)))


vocabulary = open(f"{args.data}/vocabulary.txt").read().split("\n")
SEP = vocabulary.index("[SEP]")


def batch_of(items):
    longest = max(len(e["ids"]) for e in items)
    ids = torch.zeros(len(items), longest, dtype=torch.long)
    mask = torch.zeros(len(items), longest)
    spoken = torch.zeros(len(items), longest)
    intents = torch.zeros(len(items), INTENTS)
    asked = torch.zeros(len(items))
    result = torch.full((len(items),), -100)
    topic = torch.full((len(items),), -1)
    targets = {name: torch.full((len(items), longest), -100) for name in SIZES}
    for row, e in enumerate(items):
        n = len(e["ids"])
        ids[row, :n] = torch.tensor(e["ids"])
        mask[row, :n] = 1
        spoken[row, e["ids"].index(SEP) : n] = 1
        topic[row] = e["topic"]
        if e["intents"] != [-1]:
            asked[row] = 1
            intents[row, e["intents"]] = 1
            result[row] = e["result"]
            for places, name in (("r", "rowSlots"), ("s", "sumUses"), ("f", "figureSlots")):
                for place, label in zip(e[places], e[name]):
                    targets[name][row, place] = label
            for at, place in enumerate(e["n"]):
                targets["slots"][row, place] = e["slots"][at]
                if e["slots"][at] > 0:
                    targets["ops"][row, place] = e["ops"][at]
        for at, place in enumerate(e["n"]):
            role = e["roles"][at]
            if role != -1:
                targets["roles"][row, place] = role if role >= 0 else -50
                if role == 0 or role == -2 or e["whats"][at] > 0:
                    targets["whats"][row, place] = e["whats"][at]
    return ids, mask, spoken, intents, asked, result, topic, targets


def move(batch):
    *plain, targets = batch
    return (*(part.to(device, non_blocking=True) for part in plain), {k: v.to(device, non_blocking=True) for k, v in targets.items()})


def loaded(batches):
    """Batches made by other processes while the last one is being learnt from."""
    loader = torch.utils.data.DataLoader(batches, batch_size=None, collate_fn=batch_of, num_workers=args.workers)
    return (move(batch) for batch in loader)


def losses(out, batch):
    logits, result_logits, heads, vector = out
    _, _, _, intents, asked, result, topic, targets = batch
    total = (F.binary_cross_entropy_with_logits(logits, intents, reduction="none").sum(-1) * asked).sum() / asked.sum().clamp(min=1)
    if (result >= 0).any():
        total = total + 0.5 * F.cross_entropy(result_logits, result, ignore_index=-100)
    at = 0
    weights = {"roles": 0.7, "slots": 1.5, "ops": 0.5, "whats": 0.5, "rowSlots": 1.0, "sumUses": 0.7, "figureSlots": 1.0}
    for name, size in SIZES.items():
        part = heads[:, :, at : at + size]
        at += size
        target = targets[name]
        known = target >= 0
        if known.any():
            total = total + weights[name] * F.cross_entropy(part[known], target[known])
        if name == "roles" and (target == -50).any():
            # Only 'not one's own' is known.
            chance = part[target == -50].softmax(-1)[:, 0]
            total = total - weights[name] * torch.log((1 - chance).clamp(min=1e-4)).mean()
    if (topic >= 0).sum() > 1:
        chosen, own = vector[topic >= 0], topic[topic >= 0]
        same = chosen @ chosen.T * 12
        same = same - torch.eye(len(own), device=same.device) * 1e4
        positive = (own[:, None] == own[None, :]) & ~torch.eye(len(own), dtype=torch.bool, device=same.device)
        has = positive.any(-1)
        if has.any():
            logp = same.log_softmax(-1)
            total = total - 0.5 * ((logp * positive).sum(-1) / positive.sum(-1).clamp(min=1))[has].mean()
    return total


def topic_batches(size):
    """Several wordings of the same topics side by side, so that they can attract each other."""
    by_topic = {}
    for e in topics:
        by_topic.setdefault(e["topic"], []).append(e)
    order = list(by_topic)
    random.shuffle(order)
    chosen = []
    for topic in order:
        group = by_topic[topic]
        random.shuffle(group)
        chosen += group[:6]
        if len(chosen) >= size:
            yield chosen
            chosen = []
    if chosen:
        yield chosen


def epoch_batches():
    items = talk + random.sample(passages, int(len(passages) * args.passages))
    random.shuffle(items)
    items.sort(key=lambda e: len(e["ids"]) + random.random() * 40)
    batches = [items[at : at + args.batch] for at in range(0, len(items), args.batch)] + list(topic_batches(args.batch * 3))
    random.shuffle(batches)
    return batches


def decode(out, e, row):
    logits, result_logits, heads, _ = out
    said = {"intents": sorted(int(i) for i in (logits[row] > 0).nonzero()[:, 0]) or [int(logits[row].argmax())]}
    said["result"] = int(result_logits[row].argmax())
    at = 0
    for name, size in SIZES.items():
        places = e[{"rowSlots": "r", "sumUses": "s", "figureSlots": "f"}.get(name, "n")]
        said[name] = [int(heads[row, place, at : at + size].argmax()) for place in places]
        at += size
    return said


def measure(mind):
    mind.eval()
    counts = {}
    by_intent = {}
    wrong = []

    def count(name, right):
        hits, all_ = counts.get(name, (0, 0))
        counts[name] = (hits + int(right), all_ + 1)

    with torch.no_grad():
        for at in range(0, len(test), 64):
            items = test[at : at + 64]
            batch = move(batch_of(items))
            out = [part.float() for part in mind(*batch[:3])]
            for row, e in enumerate(items):
                said = decode(out, e, row)
                right = said["intents"] == sorted(set(e["intents"]))
                count("intents", right)
                whole = right
                for name in SIZES:
                    truth = e[name]
                    for given, want, place in zip(said[name], truth, range(999)):
                        if name == "ops" and e["slots"][place] == 0:
                            continue
                        if name == "whats" and e["roles"][place] != 0:
                            continue
                        if name == "roles":
                            count("own", (given == 0) == (want == 0))
                        else:
                            count(name, given == want)
                            if name != "whats":
                                whole = whole and given == want
                if e["result"] > 0:
                    count("result", said["result"] == e["result"])
                count("whole", whole)
                for i in set(e["intents"]):
                    hits, all_ = by_intent.get(i, (0, 0))
                    by_intent[i] = (hits + int(whole), all_ + 1)
                if not whole and len(wrong) < 400:
                    name = lambda i: labels["intents"][i]
                    words = " ".join(vocabulary[i] for i in e["ids"]).replace(" ##", "")
                    slot = lambda i: labels["slots"][i]
                    wrong.append(f"{words}\n   said {[name(i) for i in said['intents']]} {[slot(i) for i in said['slots']]} {said['sumUses']} {[slot(i) for i in said['rowSlots']]} {[slot(i) for i in said['figureSlots']]}\n   true {[name(i) for i in e['intents']]} {[slot(i) for i in e['slots']]} {e['sumUses']} {[slot(i) for i in e['rowSlots']]} {[slot(i) for i in e['figureSlots']]}")
    mind.train()
    return {name: round(hits / max(1, all_), 4) for name, (hits, all_) in counts.items()}, by_intent, wrong


def main():
    import os

    os.makedirs(args.out, exist_ok=True)
    mind = Mind().to(device)
    load(mind)
    fresh = [p for n, p in mind.named_parameters() if not n.startswith(("words", "positions", "norm", "layers"))]
    old = [p for n, p in mind.named_parameters() if n.startswith(("words", "positions", "norm", "layers"))]
    optimizer = torch.optim.AdamW([{"params": old, "lr": args.lr}, {"params": fresh, "lr": args.lr * 5}], weight_decay=0.01, fused=device == "cuda")
    steps = int(args.epochs * len(epoch_batches()))
    started, step = time.time(), 0
    progress = lambda s: max(s / steps, (time.time() - started) / args.seconds)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda s: min(1, (s + 1) / 100) * max(0.0, 1 - progress(s)))
    mind.train()
    while progress(step) < 1:
        for batch in loaded(epoch_batches()):
            if progress(step) >= 1:
                break
            with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
                out = mind(*batch[:3])
            loss = losses([part.float() for part in out], batch)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(mind.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            step += 1
            if step % 100 == 0:
                print(f"step {step}/{steps} loss {loss.item():.3f} {time.time() - started:.0f} s", flush=True)
    if test:
        figures, by_intent, wrong = measure(mind)
        print(json.dumps({"base": args.base, "layers": LAYERS, "lr": args.lr, "epochs": args.epochs, "seed": args.seed, "seconds": round(time.time() - started), **figures}), flush=True)
        with open(f"{args.out}/wrong.txt", "w") as file:
            for i, (hits, all_) in sorted(by_intent.items(), key=lambda item: item[1][0] / item[1][1]):
                file.write(f"{labels['intents'][i]} {hits}/{all_}\n")
            file.write("\n".join(wrong))
    if args.export:
        export(mind)


class Single(nn.Module):
    """One message, without padding."""

    def __init__(self, mind):
        super().__init__()
        self.mind = mind

    def forward(self, ids, spoken):
        intents, result, heads, vector = self.mind(ids, None, spoken)
        return intents[0], result[0], heads[0], vector[0]


def export(mind):
    from onnxruntime.quantization import QuantType, quantize_dynamic

    mind = mind.eval().float().cpu()
    ids = torch.randint(5, 1000, (1, 24))
    torch.onnx.export(
        Single(mind), (ids, torch.ones(1, 24)), f"{args.out}/full.onnx",
        input_names=["ids", "spoken"], output_names=["intents", "result", "places", "vector"],
        dynamic_axes={"ids": {1: "t"}, "spoken": {1: "t"}, "places": {0: "t"}}, opset_version=17, dynamo=False,
    )
    quantize_dynamic(
        f"{args.out}/full.onnx", f"{args.out}/model.onnx", weight_type=QuantType.QInt8, per_channel=True, reduce_range=True,
        op_types_to_quantize=["MatMul", "Gather"],
    )
    import os

    os.remove(f"{args.out}/full.onnx")
    data = open(f"{args.out}/model.onnx", "rb").read()
    print("model.onnx", len(data) / 1e6, "MB", flush=True)
    if len(data) > 15e6:
        for part in range(0, len(data), 15_000_000):
            open(f"{args.out}/model.onnx.{part // 15_000_000}", "wb").write(data[part : part + 15_000_000])
        os.remove(f"{args.out}/model.onnx")


main()
