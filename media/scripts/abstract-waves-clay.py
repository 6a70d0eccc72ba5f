"""Near-vertical silk folds, plum to terracotta and sand (900x675)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from waves import *
waves('abstract-waves-clay',900,675,[(0,'#2a1428'),(.2,'#5c2440'),(.4,'#a8433c'),(.58,'#d9744a'),(.74,'#eda66c'),(.88,'#f7d3a0'),(1,'#fff0d6')],seed=58,roll=66,n=17,amp=1.2,freq=.9,bg='#180a18',sat=1.25)
