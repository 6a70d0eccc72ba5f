"""Deep fjord seen from a high ledge: steep green walls, snow on top, a thread of ferry wake (1200x900)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from hf import *
n=1500; c=.025; x0,y0=-18.5,.5; X,Y=grid2(n,n,x0,y0,c)
path=1.2+2.4*np.sin(Y*.20+2.4)+.6*np.sin(Y*.47); wx=nfbm(X*.14,Y*.14,4,9)*1.5; d=np.abs(X-path+wx*.55)-(1.05+.035*Y); w=ss(0,2.6,d)
rg=nridge((X+wx)*.15,(Y+wx)*.15,8,37,.47); h=-.9+w*(1.5+3.1*rg+.5*nfbm(X*.1,Y*.1,2,7))*(.72+.28*ss(1,9,Y))+ss(2,7,d)*1.1+3.6*np.exp(-((Y-27)/4.2)**2)*(.25+.95*nridge(X*.22+5,Y*.22,7,83,.47))
h=erode(h,360000,6).astype(f32); h=blur(h,.7); gy,gx=np.gradient(blur(h,3),c); st=ss(.6,1.4,np.hypot(gx,gy)); h=h+st*((nridge(X*1.0+wx,Y*1.0,6,91)-.35)*.40+(nridge(X*3.,Y*3.,5,95)-.35)*.10)+nfbm(X*2.4,Y*2.4,4,4)*.02; base=h.copy(); gy,gx=np.gradient(blur(h,2),c); sl=np.hypot(gx,gy); rng=np.random.default_rng(4); xy=[];R=[];H=[]; den=nfbm(X*.5,Y*.5,3,66)
while len(xy)<9000:
    i,j=rng.integers(4,n-4,2); z=h[j,i]
    if .08<z<2.3 and Y[j,i]<24 and sl[j,i]<1.9 and den[j,i]>-.25-.5*(z<.6) and rng.random()<1.2-z/2.4: s=rng.uniform(.6,1.15); xy.append((X[j,i],Y[j,i]));R.append(.070*s);H.append(.27*s*rng.uniform(.85,1.2))
h,tm=plant(h,x0,y0,c,xy,R,H,'conifer',1,base); fd=Field(h,x0,y0,c); fd.rel=.18
SN,RK,RK2,GR,GR2=lin('#f4f1f2'),lin('#4c4f57'),lin('#7a706c'),lin('#40633a'),lin('#7f9448')
def alb(P,N,T):
    x,y,z=P.T; q=nfbm(x*1.2,y*1.2,5,3); r=nfbm(x*5,z*9,4,8); g=ss(.42,.66,N[:,2]+q*.10+r*.05)*ss(3.3,2.1,z+q*.5); s=ss(2.5,3.3,z+q*.6)*ss(.46,.64,N[:,2]+q*.08); cc=mix(mix(RK,RK2,(.5+.5*r)[:,None]),mix(GR,GR2,(.5+.5*q+.25*nfbm(x*6,y*6,3,12)).clip(0,1)[:,None]),(g*.95)[:,None]); cc=mix(cc,SN,s[:,None]); cc=mix(cc,lin('#8c8274'),ss(.07,.02,z)[:,None]); t=fd.sample(tm,P)[:,None].clip(0,1); cc=mix(cc,mix(lin('#2c5230'),lin('#5f8240'),(.5+.5*nfbm(x*3,y*3,2,12))[:,None]),t)
    N2=N+np.stack([nfbm(x*8,y*8,4,31),nfbm(x*8,y*8,4,32),.6*nfbm(x*6,z*12,3,33)],1)*(.20*(1-s)*(1-t[:,0]))[:,None]; N2/=np.linalg.norm(N2,axis=1)[:,None]; return cc,c32(N2)
S=sundir(29,-74); SK=[(0,'#fff0d6'),(.06,'#f6e2d4'),(.16,'#c9d8e6'),(.38,'#86b0d8'),(.9,'#4580bc')]
skyf=lambda D: sky(D[None],SK,S,'#fff0d0',(.2,30,.3,4),clouds=dict(seed=47,cover=.60,soft=.28,amt=.9,col='#ffffff',shade='#b9c4d8',scale=.8,stretch=2.6))[0]
fog=lambda O,D,t: fogf(O.T,D,t,.052,.30,0,5,.97)
sc=Scene(fd,alb,S,'#ffe2b4',2.5,skyf,'#9fb8e6',.60,fog,fogsky('#b3c8de','#ffe6c4',S,2),bounce='#5a7a5a',bk=.3,soft=20,aosc=(4,14,44),aok=1.0)
def wake(P,t):
    y=P[:,1]; p=1.2+2.4*np.sin(y*.20+2.4)+.6*np.sin(y*.47); dx=np.abs(P[:,0]-p+.15); a=ss(9.5,9.9,y)*ss(17,10.2,y); w=.03+.055*(y-9.5).clip(0,9)**.8*.4; return (np.exp(-((dx-w)/.022)**2)*.5+np.exp(-(dx/.03)**2)*.35*ss(13,10,y)+np.exp(-(dx/.05)**2-((y-9.75)/.12)**2)*1.2).clip(0,1)*a
water=dict(z=0.,col='#0f4a58',rip=ripples((2.2,4.5),.045,.05,oct=4),refl=1.05,foam=wake)
if __name__=='__main__': render('land-fjord',1200,900,sc,((-.9,-2.6,5.0),(.15,12,1.15)),33,water=water,exposure=-.03,sat=1.08,con=.36)
