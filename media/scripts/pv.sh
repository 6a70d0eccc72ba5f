#!/bin/bash
# Quick previews into ../previews: pv.sh <scale> <samples> scene.py...
cd "$(dirname "$0")"; sc=$1 sp=$2; shift 2
for f in "$@"; do OUT=$PWD/../previews SCALE=$sc SPP=$sp nice -n 10 blender -b -P $f 2>&1 </dev/null | grep -E "DONE|rror:|Trace|File|line" | grep -v freed | cut -c1-140; done
