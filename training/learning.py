"""What the networks share: how they are written small, and, of listener, finder and judge, the loop in which they learn."""
import os
import random
import time

import numpy as np
import torch
from torch import nn

device = "cuda" if torch.cuda.is_available() else "cpu"
began = time.time()


def is_base(name):
    return name.startswith(("words", "positions", "distances", "norm", "layers"))


def learn(build, examples, args, batch_of, loss_of, spread):
    """Builds a model on the base and trains it. Examples of alike lengths, give or take `spread`, stand side by side,
    so that little is padded; `loss_of` says how far an output is from what a batch wants."""
    base = dict(np.load(f"{args.data}/base-{args.base}.npz"))
    model = build(*base["words.weight"].shape, "distances" in base).to(device)
    model.load(base)
    groups = [
        {"params": [p for n, p in model.named_parameters() if is_base(n)], "lr": args.lr},
        {"params": [p for n, p in model.named_parameters() if not is_base(n)], "lr": args.lr * 5},
    ]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.02, fused=device == "cuda")
    steps = args.epochs * (len(examples) // args.batch + 1)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda s: min(1, (s + 1) / 100) * max(0.0, 1 - s / steps))
    model.train()
    for epoch in range(args.epochs):
        order = sorted(examples, key=lambda e: len(e["ids"]) + random.random() * spread)
        batches = [order[at : at + args.batch] for at in range(0, len(order), args.batch)]
        random.shuffle(batches)
        total = torch.zeros((), device=device)
        for items in batches:
            with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
                output = model(*batch_of(items, args.blots))
            loss = loss_of(output if isinstance(output, tuple) else output.float(), items)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += loss.detach()
        print(f"round {epoch} loss {total / len(batches):.4f} {time.time() - began:.0f} s", flush=True)
    return model.eval()


@torch.no_grad()
def average(models):
    """The mean of their weights: one as small as each of them, and less of a chance find."""
    whole, weights = models[0], [one.state_dict() for one in models]
    whole.load_state_dict({name: torch.stack([one[name] for one in weights]).mean(0) for name in weights[0]})
    return whole


def export_small(model, example, path, inputs, outputs, axes=None):
    """Writes the model as int8 ONNX, for messages of any length: that of each input, unless `axes` says more."""
    from onnxruntime.quantization import QuantType, quantize_dynamic

    full = path.replace(".onnx", "-full.onnx")
    torch.onnx.export(
        model,
        example,
        full,
        input_names=inputs,
        output_names=outputs,
        dynamic_axes=axes or {name: {1: "t"} for name in inputs},
        opset_version=17,
        dynamo=False,
    )
    quantize_dynamic(
        full,
        path,
        weight_type=QuantType.QInt8,
        per_channel=True,
        reduce_range=True,
        op_types_to_quantize=["MatMul", "Gather"],
    )
    os.remove(full)
