#!/bin/bash
# device.sh FOLDER OUT ARGUMENTS…: on a bare Linux machine with a GPU and PyTorch, unpacks what pack.mjs put into FOLDER
# and runs bench/everyday/run.mjs with the arguments; OUT gets results.jsonl (appended to) and the machine's description.
set -e
folder=$(cd "$1" && pwd); out=$2; shift 2
work=${EVERYDAY_WORK:-$HOME/everyday}
if [ ! -x "$work/node" ]; then
  for deb in "$folder"/*.deb; do [ -f "$deb" ] && dpkg -x "$deb" /; done; ldconfig
  mkdir -p "$work" && cp -r "$folder"/{pkg,package.json,bench,node_modules} "$work"
  mkdir -p "$work/node_modules/webgpu/dist/linux-x64"
  python3 - "$folder" "$work" <<'P'
import lzma, shutil, sys
folder, work = sys.argv[1:]
for packed, to in (("node.xz", "node"), ("dawn.xz", "node_modules/webgpu/dist/linux-x64/dawn.node")):
    with lzma.open(folder + "/" + packed) as source, open(work + "/" + to, "wb") as target:
        shutil.copyfileobj(source, target, 1 << 20)
P
  chmod +x "$work/node"
fi
# Where the driver's files lie outside the loader's own path.
icd=/usr/local/nvidia/share/vulkan/icd.d/nvidia_icd.json
[ -f $icd ] && export VK_DRIVER_FILES=$icd
export XDG_RUNTIME_DIR=${XDG_RUNTIME_DIR:-/tmp}
nvidia-smi --query-gpu=name,driver_version,clocks.sm,clocks.mem,utilization.gpu,memory.used --format=csv,noheader | tee -a "$out/machine.txt"
{ grep -m1 'model name' /proc/cpuinfo; nproc; } | tee -a "$out/machine.txt"
"$work/node" "$work/bench/everyday/run.mjs" "$@" --out "$out/results.jsonl"
nvidia-smi --query-gpu=clocks.sm,clocks.mem,memory.used --format=csv,noheader
