"""Fine silk waves from navy to one bright apricot ridge (900x675)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from waves import *
waves('abstract-waves-night',900,675,[(0,'#060c22'),(.25,'#0f2148'),(.48,'#234a80'),(.62,'#5f86b8'),(.70,'#ffc48a'),(.76,'#f0824e'),(.86,'#5a2f5a'),(1,'#150f30')],seed=72,roll=-6,n=34,amp=.8,freq=1.25,bg='#050a1c',sat=1.25)
