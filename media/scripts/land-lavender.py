"""Lavender rows running to a stone house in low evening sun (1200x900)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from hf import *
n=2000; c=.0125; x0,y0=-12.5,-.6; X,Y=grid2(n,n,x0,y0,c)
hill=nfbm(X*.10+2,Y*.10,3,8,.42)*.75+ss(10,24,Y)*1.5+nfbm(X*.05,Y*.05,2,19)*1.*ss(7,20,Y)-.35*ss(0,6,Y)*0
bend=X+.035*(Y-3)**2*.35-.22*Y; u=bend/.62; f=u-np.floor(u); row=np.sqrt(np.clip(1-((f-.5)/.36)**2,0,1)); edge=ss(13.6,12.8,Y+.8*nfbm(X*.3,Y*.3,2,55)); bush=.72+.42*nfbm(X*4.2,Y*4.2,3,61)+.30*nfbm(X*11,Y*11,3,63)
h=hill+row*edge*.26*bush; base=hill.astype(f32); rng=np.random.default_rng(4); xy=[];R=[];H=[]; den=nfbm(X*.25,Y*.25,3,61)
while len(xy)<1500:
    i,j=rng.integers(4,n-4,2)
    if Y[j,i]>14.2 and (den[j,i]>.2 or rng.random()<.02): s=rng.uniform(.6,1.2); xy.append((X[j,i],Y[j,i]));R.append(.13*s);H.append(.24*s)
h,tm=plant(h,x0,y0,c,xy,R,H,'round',1,base); 
# a stone house with a tiled gable roof, two cypresses beside it
hx,hy=1.55,11.4; hz=float(base[int((hy-y0)/c),int((hx-x0)/c)]); ins=(np.abs(X-hx)<.62)&(np.abs(Y-hy)<.36); wing=(np.abs(X-hx-.86)<.30)&(np.abs(Y-hy-.05)<.28)
h=np.where(ins,hz+.62+(.36-np.abs(Y-hy))*.62,h); h=np.where(wing&~ins,hz+.40+(.28-np.abs(Y-hy-.05))*.55,h); h=np.where((np.abs(X-hx+.40)<.06)&(np.abs(Y-hy)<.06),hz+1.0,h).astype(f32); HS=(ins|wing).astype(f32)
h,t2=plant(h,x0,y0,c,[(.55,11.5),(.32,11.9),(2.95,11.3)],[.14,.12,.13],[1.25,1.0,1.1],'cypress',3,base); tm=np.maximum(tm,t2); fd=Field(h,x0,y0,c); fd.rel=.2; RM=(row*edge).astype(f32)
def alb(P,N,T):
    x,y,z=P.T; q=nfbm(x*1.1,y*1.1,4,3); t=fd.sample(tm,P)[:,None].clip(0,1); rw=fd.sample(RM,P); sp=nfbm(x*21,y*21,3,15); v=mix(lin('#67549c'),lin('#9a78b8'),(.5+.6*sp).clip(0,1)[:,None]); v=mix(v,lin('#cfa3cc'),(ss(.15,.5,sp)*.45)[:,None]); v=mix(lin('#55683f'),v,ss(.35,.72,rw)[:,None])
    soil=mix(lin('#a8714a'),lin('#8a6a42'),(.5+.5*q)[:,None]); g=mix(soil,v,ss(.10,.35,rw)[:,None]); far=ss(12.4,13.4,y+.8*nfbm(x*.3,y*.3,2,55))[:,None]; fl=nfbm(x*.25+4,y*.3,2,33)[:,None]; fc=mix(lin('#8a9a4a'),lin('#d9b35a'),ss(-.1,.25,fl)); g=mix(g,fc,far); tc=mix(lin('#33532f'),lin('#6d8a3c'),(.5+.5*nfbm(x*6,y*6+z*5,3,12))[:,None])
    N2=N.copy(); b=(t[:,0]*.45+ss(.2,.5,rw)*(1-far[:,0])*.55*np.clip(1.3-T/14,0,1)); N2[:,0]+=nfbm(x*19,z*15+y*13,3,50)*b; N2[:,1]+=nfbm(x*19+9,z*15+y*13,3,51)*b; N2/=np.linalg.norm(N2,axis=1)[:,None]; cc=mix(g,tc,t); hs=(fd.sample(HS,P)>.5)&(z>hz+.03)&(t[:,0]<.5); up=N[:,2]>.45; win=hs&~up&(np.abs(((x-hx+.62)/.31)%1-.5)<.17)&(z>hz+.26)&(z<hz+.46); wall=lin('#ecd2a6')*(.92+.10*nfbm(x*9,z*12,4,5))[:,None]; roof=lin('#c06a42')*(.9+.16*np.cos(x*2*np.pi/.07))[:,None]; cc=np.where(hs[:,None],np.where(up[:,None],roof,np.where(win[:,None],lin('#4d6a80'),wall)),cc); return cc.astype(f32),c32(np.where(hs[:,None],N,N2))
S=sundir(15,-62); G=sundir(6,-30); SK=[(0,'#ffe1a8'),(.06,'#ffc99a'),(.15,'#f5ad9e'),(.30,'#c79fc0'),(.55,'#8695cc'),(.95,'#5a78b8')]
skyf=lambda D: sky(D[None],SK,G,'#ffcf86',(.5,35,.55,5),clouds=dict(seed=29,cover=.52,soft=.33,amt=.6,col='#ffe0c0',shade='#c08fae',scale=.6,stretch=3.2))[0]
fog=lambda O,D,t: fogf(O.T,D,t,.026,.35,0,3,.88)
sc=Scene(fd,alb,S,'#ffc07a',2.9,skyf,'#9a90d8',.58,fog,fogsky('#b8a0c4','#ffd09a',G,3),bounce='#a06a6a',bk=.35,soft=16,aosc=(3,10,30),aok=.8,wrap=.10)
if __name__=='__main__': render('land-lavender',1200,900,sc,((-.25,-1.6,1.55),(.35,10,.95)),33,exposure=-.02,sat=1.06,con=.36,glow=.25)
