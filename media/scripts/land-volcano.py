"""Snow-capped volcano above a sea of clouds at sunrise (1200x900)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from hf import *
n=1500; c=.026; x0,y0=-19.5,1.; X,Y=grid2(n,n,x0,y0,c); cx,cy=2.1,17.
dx,dy=X-cx,Y-cy; a=np.arctan2(dy,dx); r=np.hypot(dx+nfbm(X*.2,Y*.2,3,4)*.5,dy+nfbm(X*.2+9,Y*.2,3,5)*.5)
cone=6.1*np.exp(-(r/4.3)**1.05)-.35*np.exp(-(r/.42)**2); gul=nridge(np.cos(a)*3.4+r*.22,np.sin(a)*3.4+r*.22,6,31,.5)
h=cone*(1-.17*gul*ss(.3,2.2,r)*ss(9,3,r))-.9+nridge(X*.11,Y*.11,7,61,.47)*2.3*ss(4.,9,r)*(.35+.65*ss(10,26,Y))
h=erode(h,300000,4).astype(f32); h=blur(h,.8)+nfbm(X*2,Y*2,4,4)*.02+(nridge(X*1.6,Y*1.6,5,91)-.35)*.10*ss(.3,1.6,h)
# clouds: a soft second surface
w1=nfbm(X*.10,Y*.10,3,71)*2.; cl=.34+.50*nfbm(X*.16+w1*.3,Y*.24+w1,5,73,.48)+.16*np.abs(nfbm(X*.62+w1,Y*.8,4,75))-.10*np.abs(nfbm(X*1.5,Y*1.7,3,77))+.010*Y-.30*ss(4,2,r)+.12
cl=blur(cl.astype(f32),1.5); hh=np.maximum(h,cl); cm=ss(-.02,.10,cl-h).astype(f32); fd=Field(hh,x0,y0,c); fd.rel=.3; SN,RK,RK2,GR=lin('#fbf2f2'),lin('#4a3f52'),lin('#7a5e62'),lin('#3f5548')
def alb(P,N,T):
    q=nfbm(P[:,0]*1.3,P[:,1]*1.3,5,3); rr=nfbm(P[:,0]*5,P[:,2]*9,4,8); z=P[:,2]; s=ss(1.75,2.55,z+q*.55+rr*.12)*ss(.30,.55,N[:,2]+q*.1+rr*.06); g=ss(1.2,.5,z+q*.3)*ss(.55,.75,N[:,2])
    cc=mix(mix(RK,RK2,(.5+.5*rr)[:,None]),GR,(g*.8)[:,None]); cc=mix(cc,SN,s[:,None]); m=fd.sample(cm,P)[:,None].clip(0,1); N2=N+np.stack([nfbm(P[:,0]*7,P[:,1]*7,4,31),nfbm(P[:,0]*7,P[:,1]*7,4,32),0*q],1)*(.17*(1-s)*(1-m[:,0]))[:,None]
    N2=N2*(1-m*.35)+np.array([0,0,1],f32)*m*.35; N2/=np.linalg.norm(N2,axis=1)[:,None]; return mix(cc,lin('#f6ecec'),m),c32(N2)
S=sundir(13,-100); G=sundir(4,-26); SK=[(0,'#ffe0b4'),(.06,'#ffc8a4'),(.15,'#f2a8a6'),(.30,'#b294c4'),(.55,'#6a82c4'),(.95,'#3c5aa6')]
skyf=lambda D: sky(D[None],SK,G,'#ffd08a',(.3,30,.45,4),clouds=dict(seed=44,cover=.47,soft=.36,amt=.4,col='#ffe0cc',shade='#b48ab0',scale=.55,stretch=3.6))[0]
fog=lambda O,D,t: fogf(O.T,D,t,.055,.7,.2,3,.92)
sc=Scene(fd,alb,S,'#ffb98c',2.5,skyf,'#9a98dc',.70,fog,fogsky('#b7a2cc','#ffcca6',G,3),bounce='#c08aa0',bk=.4,soft=12,aosc=(4,14,44),aok=.75,wrap=.10)
if __name__=='__main__': render('land-volcano',1200,900,sc,((-.6,-3.4,2.05),(1.0,14,2.5)),42,exposure=.0,sat=1.1,con=.36,glow=.25)
