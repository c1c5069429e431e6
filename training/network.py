"""The network: a reader (encoder with heads), a writer (small decoder with pointers), and a finder of explanations."""
import math

import torch
from torch import nn
from torch.nn import functional as F

HEADS, VECTOR = 12, 256
# The writer is narrow: what it writes about was understood by the reader.
SIZE, WRITER_HEADS, LONGEST = 256, 4, 64


class Layer(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.q, self.k, self.v, self.o = (nn.Linear(width, width) for _ in range(4))
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.norm1, self.norm2 = nn.LayerNorm(width, 1e-12), nn.LayerNorm(width, 1e-12)
        self.drop = nn.Dropout(0.1)

    def forward(self, x, mask):
        b, t, width = x.shape
        split = lambda y: y.view(b, t, HEADS, width // HEADS).transpose(1, 2)
        q, k, v = split(self.q(x)), split(self.k(x)), split(self.v(x))
        if self.training and mask is not None:
            mixed = F.scaled_dot_product_attention(q, k, v, mask.to(q.dtype))
        else:
            scores = q @ k.transpose(-1, -2) / math.sqrt(width // HEADS)
            mixed = (scores if mask is None else scores + mask).softmax(-1) @ v
        mixed = mixed.transpose(1, 2).reshape(b, t, width)
        x = self.norm1(x + self.drop(self.o(mixed)))
        return self.norm2(x + self.drop(self.down(F.gelu(self.up(x)))))


def buckets(length, count=32, furthest=128):
    """For each distance from -(length - 1) to length - 1 which of the learnt distances it counts as: far ones share one."""
    distance = torch.arange(-(length - 1), length)
    half, near = count // 2, count // 4
    size = distance.abs()
    far = near + (torch.log(size.clamp(min=1) / near) / math.log(furthest / near) * (half - near)).long()
    return (distance > 0) * half + torch.where(size < near, size, far.clamp(max=half - 1))


class Encoder(nn.Module):
    """Pieces of a message, each seen among the others; with a base that knows distances, by how far apart they are."""

    def __init__(self, words, width, layers, knows_distances=False):
        super().__init__()
        self.words, self.positions = nn.Embedding(words, width), nn.Embedding(512, width)
        self.norm, self.drop = nn.LayerNorm(width, 1e-12), nn.Dropout(0.1)
        self.layers = nn.ModuleList(Layer(width) for _ in range(layers))
        self.distances = nn.Parameter(torch.zeros(32, HEADS)) if knows_distances else None
        self.register_buffer("buckets", buckets(512), persistent=False)

    def encode(self, ids, mask, marked=0):
        order = torch.arange(ids.shape[1], device=ids.device)
        x = self.drop(self.norm(self.words(ids) + self.positions(order) + marked))
        bias = None if mask is None else (1.0 - mask[:, None, None, :]) * -1e4
        if self.distances is not None:
            apart = self.distances[self.buckets[order[None, :] - order[:, None] + 511]].permute(2, 0, 1)[None]
            bias = apart if bias is None else bias + apart
        for layer in self.layers:
            x = layer(x, bias)
        return x

    def load(self, base):
        """Weights as base.py wrote them, those of the first layers."""

        def value(name):
            scale = base.get(f"{name}!scale")
            return torch.from_numpy(base[name].astype("float32") * (1 if scale is None else scale.astype("float32")))

        with torch.no_grad():
            for name in ("words.weight", "positions.weight", "norm.weight", "norm.bias"):
                self.get_parameter(name).copy_(value(name))
            if self.distances is not None:
                self.distances.copy_(value("distances"))
            for at, layer in enumerate(self.layers):
                for name, parameter in layer.named_parameters():
                    parameter.copy_(value(f"layers.{at}.{name}"))


class Reader(Encoder):
    """What a message is about, whose its numbers are, and what the writer needs to point and to look up."""

    def __init__(self, words, width, layers, intents, places, depth, knows_distances=False):
        super().__init__(words, width, layers, knows_distances)
        self.places, self.at = nn.Linear(2 * width, 320), nn.Linear(320, places)
        self.whole, self.intents = nn.Linear(2 * width, 384), nn.Linear(384, intents)
        # Keys and values of each layer of the writer, then what is pointed at and what a pointer says.
        self.memory = nn.Linear(width, (2 * depth + 2) * SIZE)

    def forward(self, ids, mask):
        x = self.encode(ids, mask)
        weights = torch.ones_like(ids, dtype=x.dtype) if mask is None else mask.to(x.dtype)
        mean = (x * weights[:, :, None]).sum(1) / weights.sum(1, keepdim=True)
        whole = self.drop(F.gelu(self.whole(torch.cat([x[:, 0], mean], -1))))
        places = self.drop(F.gelu(self.places(torch.cat([x, x[:, :1].expand_as(x)], -1))))
        return self.intents(whole), self.at(places), self.memory(x)


class Finder(Encoder):
    """A question with what came before it as a vector that lies near the explanations that answer."""

    def __init__(self, words, width, layers, topics, knows_distances=False):
        super().__init__(words, width, layers, knows_distances)
        # What came before is marked as such.
        self.spoken = nn.Parameter(torch.zeros(width))
        self.weigh, self.vector = nn.Linear(width, 2), nn.Linear(2 * width, VECTOR)
        self.topics = nn.Parameter(torch.randn(topics, VECTOR) * 0.05)
        self.scale = nn.Parameter(torch.tensor(2.7))

    def place(self, ids, mask, spoken):
        x = self.encode(ids, mask, spoken[:, :, None] * self.spoken)
        scores = self.weigh(x).transpose(1, 2)
        if mask is not None:
            scores = scores + (1.0 - mask[:, None, :]) * -1e4
        return F.normalize(self.vector(self.drop((scores.softmax(-1) @ x).flatten(1))).float(), dim=-1)

    def forward(self, ids, mask, spoken):
        return self.place(ids, mask, spoken) @ F.normalize(self.topics, dim=-1).T * self.scale.exp()


class WriterLayer(nn.Module):
    def __init__(self):
        super().__init__()
        self.qkv, self.o = nn.Linear(SIZE, 3 * SIZE), nn.Linear(SIZE, SIZE)
        self.ask, self.hear = nn.Linear(SIZE, SIZE), nn.Linear(SIZE, SIZE)
        self.up, self.down = nn.Linear(SIZE, 4 * SIZE), nn.Linear(4 * SIZE, SIZE)
        self.norm1, self.norm2, self.norm3 = (nn.LayerNorm(SIZE) for _ in range(3))
        self.drop = nn.Dropout(0.1)

    def forward(self, x, keys, values, causal, mask):
        (b, t, _), messages = x.shape, keys.shape[0]
        scale = 1 / math.sqrt(SIZE // WRITER_HEADS)
        split = lambda y, rows: y.view(rows, -1, WRITER_HEADS, SIZE // WRITER_HEADS).transpose(1, 2)
        join = lambda y: y.transpose(1, 2).reshape(b, t, SIZE)
        q, k, v = (split(part, b) for part in self.qkv(self.norm1(x)).split(SIZE, -1))
        own = (q @ k.transpose(-1, -2) * scale + causal).softmax(-1) @ v
        x = x + self.drop(self.o(join(own)))
        # Drafts that share a message ask it as one long one, so that it is copied for none of them.
        ask, keys, values = (split(part, messages) for part in (self.ask(self.norm2(x)), keys, values))
        scores = ask @ keys.transpose(-1, -2) * scale
        if mask is not None:
            scores = scores + mask
        x = x + self.drop(self.hear(join(scores.softmax(-1) @ values)))
        return x + self.drop(self.down(F.gelu(self.up(self.norm3(x)))))


class Writer(nn.Module):
    """Writes a program step by step: each step is a word of the language, or points at a place of the message."""

    def __init__(self, words, depth):
        super().__init__()
        self.count = words
        # One more word: the beginning.
        self.words, self.positions = nn.Embedding(words + 1, SIZE), nn.Embedding(LONGEST, SIZE)
        self.layers = nn.ModuleList(WriterLayer() for _ in range(depth))
        self.norm, self.point, self.drop = nn.LayerNorm(SIZE), nn.Linear(SIZE, SIZE), nn.Dropout(0.1)
        self.say = nn.Linear(SIZE, words)

    def forward(self, steps, memory, mask=None):
        """steps: words by number (the beginning is the one after the last), pointers as that number + 1 + place.

        memory: what the reader says of each message, or of the one message that all drafts are of.
        """
        (b, t), (messages, s, _) = steps.shape, memory.shape
        parts = memory.split(SIZE, -1)
        targets, meanings = parts[-2], parts[-1]
        is_word = steps <= self.count
        word = self.words(torch.where(is_word, steps, torch.zeros_like(steps)))
        place = torch.where(is_word, torch.zeros_like(steps), steps - self.count - 1)
        first = torch.arange(messages, device=steps.device)[:, None] * s
        pointed = F.embedding(first + place, meanings.reshape(-1, SIZE))
        x = torch.where(is_word[:, :, None], word, pointed) + self.positions(torch.arange(t, device=steps.device))
        x = self.drop(x)
        order = torch.arange(t, device=steps.device)
        causal = torch.where(order[None, :] > order[:, None], -1e4, 0.0).to(x.dtype)
        bias = None if mask is None else ((1.0 - mask[:, None, None, :]) * -1e4).to(x.dtype)
        for at, layer in enumerate(self.layers):
            x = layer(x, parts[2 * at], parts[2 * at + 1], causal, bias)
        x = self.norm(x)
        pointers = self.point(x).view(messages, -1, SIZE) @ targets.transpose(-1, -2) / math.sqrt(SIZE)
        if mask is not None:
            pointers = pointers + ((1.0 - mask[:, None, :]) * -1e4).to(x.dtype)
        return torch.cat([self.say(x), pointers.view(b, t, s)], -1)


class ReaderAlone(nn.Module):
    """One message, without padding."""

    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, ids):
        intents, places, memory = self.reader(ids, None)
        return intents[0], places[0], memory[0]


class FinderAlone(nn.Module):
    """One question, without padding."""

    def __init__(self, finder):
        super().__init__()
        self.finder = finder

    def forward(self, ids, spoken):
        return self.finder.place(ids, None, spoken)[0]


class WriterAlone(nn.Module):
    """Several drafts of one program: what may come next in each."""

    def __init__(self, writer):
        super().__init__()
        self.writer = writer

    def forward(self, steps, memory):
        return self.writer(steps, memory[None])[:, -1].log_softmax(-1)


class Listener(Encoder):
    """Whether a message is a cry for help."""

    def __init__(self, words, width, layers, knows_distances=False):
        super().__init__(words, width, layers, knows_distances)
        self.weigh, self.whole, self.cry = nn.Linear(width, 2), nn.Linear(2 * width, 128), nn.Linear(128, 1)

    def forward(self, ids, mask):
        x = self.encode(ids, mask)
        scores = self.weigh(x).transpose(1, 2)
        if mask is not None:
            scores = scores + (1.0 - mask[:, None, :]) * -1e4
        whole = F.gelu(self.whole(self.drop((scores.softmax(-1) @ x).flatten(1))))
        return self.cry(self.drop(whole))[:, 0]


class Judge(Encoder):
    """What each amount of a message is and what it is called, and what the message tells besides."""

    # Roles, and whether it is an age to stop working at, or the years until then.
    ROLES, RETIRES = 11, 3
    # Attitude to risk, whether debts are all or none, whether nothing is saved.
    SAID = (4, 3, 2)
    POINTER = 48

    def __init__(self, words, width, layers, knows_distances=False):
        super().__init__(words, width, layers, knows_distances)
        self.places, self.at = nn.Linear(2 * width, 320), nn.Linear(320, self.ROLES + self.RETIRES)
        # What asks for a name, and what may be one.
        self.pointers = nn.Linear(width, 2 * self.POINTER)
        self.weigh, self.whole, self.said = nn.Linear(width, 2), nn.Linear(2 * width, 192), nn.Linear(192, sum(self.SAID))

    def forward(self, ids, mask):
        x = self.encode(ids, mask)
        places = self.at(self.drop(F.gelu(self.places(torch.cat([x, x[:, :1].expand_as(x)], -1)))))
        scores = self.weigh(x).transpose(1, 2)
        if mask is not None:
            scores = scores + (1.0 - mask[:, None, :]) * -1e4
        whole = F.gelu(self.whole(self.drop((scores.softmax(-1) @ x).flatten(1))))
        return places, self.pointers(x), self.said(self.drop(whole))


class JudgeAlone(nn.Module):
    """One message, without padding."""

    def __init__(self, judge):
        super().__init__()
        self.judge = judge

    def forward(self, ids):
        places, pointers, said = self.judge(ids, None)
        return places[0], pointers[0], said[0]
