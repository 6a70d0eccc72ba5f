"""Autumn trees in amber and rust around a still lake in morning haze (1200x900)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from hf import *
n=1700; c=.0175; x0,y0=-14.5,1.2; X,Y=grid2(n,n,x0,y0,c)
shore=X-(-1.6+.75*np.sin(Y*.45+.6)+.34*(Y-4)*.1)+nfbm(X*.4,Y*.4,4,3)*.6; left=-X-4.3+.30*(Y-5)+nfbm(X*.4+7,Y*.4,4,13)*.6; back=Y-11.2+nfbm(X*.25,Y*.25,3,23)*1.3
land=np.maximum.reduce([.55*ss(2.6,6.2,shore)*1.2,.50*ss(0,3.5,left),.62*ss(0,4,back)]); h=-.25+land+.5*nfbm(X*.22,Y*.22,4,5)*ss(.05,.5,land)+ss(13,27,Y)*(1.1+1.5*nfbm(X*.09+3,Y*.08,3,41))+nfbm(X*1.7,Y*1.7,3,9)*.02
isl=np.exp(-(((X+1.5)/1.1)**2+((Y-7.9)/.40)**2)*1.2)*.40; h=np.maximum(h,-.25+isl); h=blur(h.astype(f32),1.); base=h.copy(); rng=np.random.default_rng(14); xy=[];R=[];H=[]; k=[]; den=nfbm(X*.4,Y*.4,3,66)
while len(xy)<6400:
    i,j=rng.integers(4,n-4,2); z=h[j,i]
    if z>.045 and Y[j,i]<27 and (den[j,i]>-.32 or Y[j,i]>12): s=rng.uniform(.6,1.25); xy.append((X[j,i],Y[j,i]));R.append(.165*s);H.append(.30*s*rng.uniform(.85,1.3))
con=[q for q in range(len(xy)) if rng.random()<.13]; rd=[q for q in range(len(xy)) if q not in set(con)]
h,t1=plant(h,x0,y0,c,[xy[q] for q in rd],[R[q] for q in rd],[H[q] for q in rd],'round',1,base); b2=h.copy(); h,t2=plant(h,x0,y0,c,[xy[q] for q in con],[R[q]*.72 for q in con],[H[q]*1.75 for q in con],'conifer',2,base)
# one color per tree, painted into a map
TM=np.zeros_like(h); order=np.random.default_rng(3).random(len(xy))
for q in rd:
    r=R[q]; kk=int(r/c)+1; i=int((xy[q][0]-x0)/c); j=int((xy[q][1]-y0)/c)
    if kk<i<n-kk-1 and kk<j<n-kk-1: yy,xx=np.mgrid[-kk:kk+1,-kk:kk+1]; TM[j-kk:j+kk+1,i-kk:i+kk+1][np.hypot(xx,yy)*c<r]=order[q]
fd=Field(h,x0,y0,c); fd.rel=.16; LV=np.array([lin(a) for a in ('#b5391f','#d4601f','#e8892a','#f2b23c','#d9a13a','#a9892f','#8a3a24')])
def alb(P,N,T):
    x,y,z=P.T; q=nfbm(x*1.2,y*1.2,5,3); a=fd.sample(t1,P)[:,None].clip(0,1); b=fd.sample(t2,P)[:,None].clip(0,1); o=fd.sample(TM,P)+.14*nfbm(x*.5,y*.5,3,61); f=(o.clip(0,.999)*6); i=f.astype(int).clip(0,5); lc=mix(LV[i],LV[i+1],(f-i)[:,None])*(.82+.28*nfbm(x*9,y*9+z*7,3,12))[:,None]
    g=mix(lin('#a98a45'),lin('#7f8a45'),(.5+.5*q)[:,None]); g=mix(g,lin('#8d7256'),ss(.05,.015,z)[:,None]); N2=N.copy(); w=(a[:,0]*(1-b[:,0]))*.45; N2[:,0]+=nfbm(x*15,z*15+y*9,3,50)*w; N2[:,1]+=nfbm(x*15+9,z*15+y*9,3,51)*w; N2/=np.linalg.norm(N2,axis=1)[:,None]
    return mix(mix(g,lc,a),mix(lin('#22402f'),lin('#3c5c3a'),(.5+.5*q)[:,None]),b),c32(N2)
S=sundir(21,-98); G=sundir(6,-18); SK=[(0,'#fff0cf'),(.06,'#fde0bd'),(.16,'#eecabb'),(.34,'#b9bcd4'),(.65,'#7fa0ca'),(.95,'#5a84bb')]
skyf=lambda D: sky(D[None],SK,G,'#ffdc9c',(.25,30,.4,4),clouds=dict(seed=19,cover=.5,soft=.36,amt=.55,col='#fff3e2',shade='#cdb6c0',scale=.6,stretch=3.))[0]
fog=lambda O,D,t: fogf(O.T,D,t,.060,1.3,0,2.4,.92)
sc=Scene(fd,alb,S,'#ffd39a',2.6,skyf,'#a2aede',.60,fog,fogsky('#b7b8cc','#ffdcae',G,3),bounce='#b06a3a',bk=.4,soft=16,aosc=(3,10,30),aok=.9,wrap=.12)
water=dict(z=0.,col='#1d3a44',rip=ripples((1.5,6.),.026,.05),refl=1.4)
if __name__=='__main__': render('land-autumn',1200,900,sc,((-.5,-.6,.95),(.55,10,1.0)),37,water=water,exposure=.02,sat=1.08,con=.38)
