#!/bin/bash
# Final renders into ../renders, with adaptive sampling.
#   run.sh <supersampling> <samples> scene.py [names...]    one script, all or some of its pictures
#   run.sh <supersampling> <samples> a.py b.py ...          several scenes, one after the other
cd "$(dirname "$0")" || exit 1
export SS=$1 SPP=$2 ADAPT=${ADAPT:-.04} AMIN=${AMIN:-6} OUT=${OUT:-$PWD/../renders}
shift 2
render() { nice -n 10 blender -b -P "$@" </dev/null 2>&1 | grep -E 'DONE|rror:|Trace|File|line' | grep -v freed; }
case "$2" in
  *.py) for scene in "$@"; do render "$scene"; done ;;
  *) scene=$1; shift; render "$scene" -- "$@" ;;
esac
