"""Pale towers rising out of morning fog over the water (1200x900)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from city import *
C=skyline(51,.92,1.05,n=10); S=sundir(14,-72); G=sundir(6,-20); SK=[(0,'#ffe6c4'),(.05,'#ffd6b4'),(.14,'#f0bdb0'),(.28,'#c0b2cc'),(.5,'#86a2d0'),(.95,'#5884c0')]
skyf=lambda D: sky(D[None],SK,G,'#ffd898',(.4,40,.5,6),disc=(.85,'#fff6dc',2.6),clouds=dict(seed=83,cover=.5,soft=.34,amt=.5,col='#fff0dc',shade='#c8a6b8',scale=.6,stretch=3.2))[0]
def fog(O,D,t): a=fogf(O.T,D,t,.026,.30,0,9,.85); b=fogf(O.T,D,t,.30,1.25,.0,8,.97); return 1-(1-a)*(1-b)
sc=Scene(C.f,C.shader(skyf,tones=('#8f8cb0','#b99a9c','#6f80a8','#cfa090'),warm=('#ffcf90','#ffe2b4','#ffb878'),cool='#dfe8ff',dens=.05,est=.7,glass=.85,ground='#8a8a92'),S,'#ffcf9c',2.2,skyf,'#a8acd8',.60,fog,fogsky('#c0b0cc','#ffd6ac',G,4),bounce='#d09a80',bk=.35,soft=12,aosc=(6,20),aok=.5,shtmax=8.)
water=dict(z=0.,col='#3f6478',rip=ripples((1.1,4.5),.036,.03,oct=4),refl=1.2)
if __name__=='__main__': render('city-morning',1200,900,sc,((.9,-5.2,1.5),(.1,12,2.9)),33,water=water,exposure=.05,sat=1.06,con=.36,glow=.3,thr=.95)
