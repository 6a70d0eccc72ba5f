"""Old town under snow at blue hour, windows lit (1200x900)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from city import lamps
from oldtown import *
def bank(X,Y): return .12*Y+1.2*ss(8,22,Y)+.3*nfbm(X*.12+4,Y*.12,2,3)
f,alb=town(seed=63,ground=bank,gable=.9,hip=.1,chimneys=.95,marks=(('tower',-2.6,11.0,1.05),('dome',5.4,16.2,.8)),walls=('#e6c79c','#d99f78','#c9b48e','#e9d9bc','#b8867a','#a9b0a6'),roofs=('#7a4a40','#8a5a48','#6a4444','#94624c'),shutters=('#34585c','#5a6a50','#7a3f36'),dome='#5f8f86',earth='#dfe6f2',chimney='#9a6a58',lights=.52,glow=1.9,snow=.96)
S=sundir(12,-118); G=sundir(2,16); SK=[(0,'#f3b9a4'),(.045,'#d99fb0'),(.12,'#8f8cc4'),(.26,'#4c6cb4'),(.52,'#284a90'),(.95,'#16306a')]
skyf=lambda D: sky(D[None],SK,G,'#ffa880',(.15,25,.3,5),clouds=dict(seed=17,cover=.5,soft=.34,amt=.5,col='#efb4b8',shade='#5f6cae',scale=.6,stretch=3.2))[0]
fog=lambda O,D,t: fogf(O.T,D,t,.034,.30,0,4,.88)
sc=Scene(f,alb,S,'#ffb8a0',.55,skyf,'#6f8ad8',.66,fog,fogsky('#5f78ba','#d0a0b6',G,3),bounce='#d08a5a',bk=.30,soft=12,aosc=(8,24,60),aok=.75,shtmax=14.)
def snowfall(R,img,T):
    r=np.random.default_rng(4); h,w=T.shape; a=np.zeros((h,w),f32); k=R['ss']
    for _ in range(520):
        z=r.random()**2.2; s=(1.0+3.2*z)*k*h/(900*k); y,x=int(r.random()*h),int(r.random()*w); q=int(s*2)+1
        if q<y<h-q and q<x<w-q: yy,xx=np.mgrid[-q:q+1,-q:q+1]; a[y-q:y+q+1,x-q:x+q+1]+=np.exp(-(xx*xx+yy*yy)/(s*s))*(.22+.30*(1-z))
    return mix(img,lin('#f2f4ff')*1.1,a[...,None].clip(0,.75))
if __name__=='__main__': render('city-winter',1200,900,sc,((-1.2,-1.9,4.3),(-.4,12,2.1)),34,3,layer=snowfall,exposure=.22,sat=1.06,con=.34,glow=.45,thr=.75)
