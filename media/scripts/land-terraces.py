"""Flooded rice terraces mirror a morning sky (1200x900)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from hf import *
n=1900; c=.0145; x0,y0=-13.8,-.5; X,Y=grid2(n,n,x0,y0,c)
wx=nfbm(X*.16,Y*.16,3,9)*1.1; g=nfbm((X+wx)*.15,(Y+wx)*.13,3,14,.42); s=.9+.16*np.maximum(Y-2,0)+1.25*g+.55*np.maximum(np.abs(X-.6)-2.0,0)**1.05*.55-.35*np.exp(-((X-.8)/2.2)**2)*ss(14,4,Y)
step=.215; q=(s+.05*nfbm(X*.7,Y*.7,2,7))/step; k=np.floor(q); f=q-k; lev=(k+ss(.84,1.0,f))*step; rim=np.exp(-((f-.86)/.045)**2)*.045; far=ss(15,20,Y); h=mix(lev+rim,s,far)+nridge(X*.12,Y*.12,7,41,.46)*3.2*ss(16,27,Y)
base=h.astype(f32); hsh=((np.sin(k*12.9898)*43758.5453)%1.0); pond=((f<.80)*(1-far)*(hsh>.22)).astype(f32); FL_=np.clip(f,0,1).astype(f32); rng=np.random.default_rng(9); xy=[];R=[];H=[]; den=nfbm(X*.35,Y*.35,3,66)
while len(xy)<2300:
    i,j=rng.integers(4,n-4,2)
    if (Y[j,i]>15.5 and den[j,i]>-.1 and Y[j,i]<25) or (den[j,i]>.50 and f[j,i]>.8 and Y[j,i]>6): s_=rng.uniform(.6,1.25); xy.append((X[j,i],Y[j,i]));R.append(.12*s_);H.append(.21*s_*rng.uniform(.85,1.4))
h,tm=plant(base,x0,y0,c,xy,R,H,'round',1,base); fd=Field(h,x0,y0,c); fd.rel=.2; pond=blur(pond*(1-tm),.8)
S=sundir(19,-58); G=sundir(7,16); SK=[(0,'#ffe6b8'),(.06,'#ffd2a4'),(.16,'#f2b8a8'),(.32,'#b4b0cc'),(.6,'#7aa0cc'),(.95,'#4a7cb8')]
skyf=lambda D: sky(D[None],SK,G,'#ffd48c',(.5,35,.5,5),clouds=dict(seed=63,cover=.55,soft=.3,amt=.75,col='#fff0da',shade='#c69ab0',scale=.7,stretch=2.8))[0]
def alb(P,N,T):
    x,y,z=P.T; t=fd.sample(tm,P)[:,None].clip(0,1); p=ss(.35,.75,fd.sample(pond,P))*(1-t[:,0])*ss(.5,.9,N[:,2]); q=nfbm(x*1.4,y*1.4,5,3); kk=np.floor(z/step+.35); a=((np.sin(kk*78.233)*43758.5453)%1.0)
    g=mix(lin('#4f7f34'),lin('#93b04a'),(.5+.5*q)[:,None]); g=mix(g,lin('#c2b85a'),(ss(.55,.9,a)*.7)[:,None]); st=ss(.9,.55,N[:,2])[:,None]; g=mix(g,mix(lin('#5a7a3a'),lin('#7d6a45'),(.5+.5*nfbm(x*5,z*11,3,8))[:,None]),st*.75); tc=mix(lin('#2a5030'),lin('#5c8640'),(.5+.5*nfbm(x*6,y*6+z*5,3,12))[:,None])
    rows=ss(.35,.7,nfbm(x*24,y*24,2,15))*ss(-.1,.25,nfbm(x*.5,y*.5,2,17))*np.clip(1.3-T/12,0,1); p2=p*(1-.75*rows); al=mix(mix(g,tc,t),lin('#2c4a48')*np.ones_like(g),(p2)[:,None]); N2=N.copy(); b=t[:,0]*.4; N2[:,0]+=nfbm(x*15,z*13+y*9,3,50)*b; N2[:,1]+=nfbm(x*15+9,z*13+y*9,3,51)*b; N2/=np.linalg.norm(N2,axis=1)[:,None]
    rx=nfbm(x*3,y*9,3,91)*.012; ry=nfbm(x*3+5,y*9,3,92)*.02
    def em(D):
        n_=np.stack([rx,ry,np.ones_like(rx)],1); r=D-2*(D*n_).sum(1)[:,None]*n_; r[:,2]=np.abs(r[:,2])+.002; r/=np.linalg.norm(r,axis=1)[:,None]; F=.10+.90*np.clip(1+D[:,2],0,1)**2.2; return skyf(c32(r))*(F*p2)[:,None]
    return al.astype(f32),c32(N2),em
fog=lambda O,D,t: fogf(O.T,D,t,.034,.45,.6,4,.9)
sc=Scene(fd,alb,S,'#ffd296',2.4,skyf,'#9fb0dc',.60,fog,fogsky('#b4bccc','#ffdca8',G,3),bounce='#7a8a4a',bk=.35,soft=18,aosc=(3,10,30),aok=.7,wrap=.08)
if __name__=='__main__': render('land-terraces',1200,900,sc,((-.4,-2.6,4.3),(.5,10,1.7)),33,exposure=.12,sat=1.06,con=.36,glow=.25)
