"""Broad silk waves, deep green to cream, rising to the right (900x675)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from waves import *
waves('abstract-waves-sage',900,675,[(0,'#0e2a26'),(.2,'#1f4f45'),(.4,'#4c7f68'),(.58,'#86ab85'),(.74,'#c3cf9f'),(.88,'#efe3bf'),(1,'#fff4dd')],seed=41,roll=-34,n=13,amp=1.35,freq=.8,bg='#081a18',sat=1.2)
