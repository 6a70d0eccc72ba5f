"""Portrait full-bleed: silk waves from ember to honey and back to night (720x1280)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from waves import *
waves('portrait-waves-amber',720,1280,[(0,'#2a0d12'),(.16,'#6a1a1c'),(.32,'#c23a1e'),(.45,'#f0701f'),(.56,'#ffb347'),(.63,'#ffd88a'),(.72,'#ee7a35'),(.84,'#8a2a2a'),(1,'#230c1c')],seed=37,roll=-22,n=22,span=(-.66,1.1),amp=1.15,bg='#12060a',dark=(.62,1.0,.45))
