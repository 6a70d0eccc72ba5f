"""A lit cabin in a snowy valley at blue dusk (1200x900)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from city import lamps
from hf import *
n=1600; c=.018; x0,y0=-14.4,-.5; X,Y=grid2(n,n,x0,y0,c); wx=nfbm(X*.14,Y*.14,3,9)
val=.16*np.maximum(np.abs(X-.4-.6*np.sin(Y*.3))-1.2,0)**1.25; h=val+.10*Y*.55+.34*nfbm(X*.22,Y*.22,3,5,.42)+ss(11,24,Y)*(1.2+2.6*nridge((X+wx)*.11,Y*.11,8,29,.47)); h=h+(nridge(X*.9,Y*.9,6,91)-.35)*.35*ss(14,20,Y); h=blur(h.astype(f32),1.5)
path=X-(.95+.55*np.sin(Y*.55+.3)-.05*Y); h=h-.05*np.exp(-(path/.16)**2)*ss(9.2,8.6,Y); base=h.copy(); gy,gx=np.gradient(blur(h,2),c); sl=np.hypot(gx,gy); rng=np.random.default_rng(16); xy=[];R=[];H=[]; den=nfbm(X*.35,Y*.35,3,66); cx,cy=.75,9.2
while len(xy)<3000:
    i,j=rng.integers(4,n-4,2); x,y=X[j,i],Y[j,i]
    if y>3.2 and y<21 and sl[j,i]<1. and den[j,i]>(.02 if y<10 else -.2) and abs(path[j,i])>.75 and np.hypot(x-cx,y-cy)>1.25 and not (abs(x-cx)<1.0 and 5.5<y<cy): s=rng.uniform(.55,1.2); xy.append((x,y));R.append(.135*s);H.append(.62*s*rng.uniform(.85,1.25))
h,tm=plant(h,x0,y0,c,xy,R,H,'conifer',1,base); hz=float(base[int((cy-y0)/c),int((cx-x0)/c)])-.02; ins=(np.abs(X-cx)<.52)&(np.abs(Y-cy)<.40); roof=(np.abs(X-cx)<.62)&(np.abs(Y-cy)<.48); h=np.where(ins,hz+.50,h); rz=hz+.52+(.62-np.abs(X-cx))*.72; h=np.where(roof,np.maximum(h,rz),h); ch=(np.abs(X-cx-.28)<.07)&(np.abs(Y-cy)<.07); h=np.where(ch,hz+1.10,h).astype(f32); HS=roof.astype(f32); fd=Field(h,x0,y0,c); fd.rel=.16
def alb(P,N,T):
    x,y,z=P.T; t=fd.sample(tm,P)[:,None].clip(0,1); q=nfbm(x*1.2,y*1.2,5,3); s=ss(.42,.60,N[:,2]+.1*q)[:,None]; cc=mix(lin('#4a4a5c'),lin('#eef2fa'),s); fr=(ss(.45,.78,N[:,2]+.08*nfbm(x*9,y*9,2,31))*.8+.06)[:,None]; cc=mix(cc,mix(lin('#152a2e'),lin('#dbe6f2'),fr),t)
    In=P-c*1.2*np.sign(P-np.array([cx,cy,0],f32)); In[:,2]=z; hs=(fd.sample(HS,In)>.5)&(z>hz+.03)&(t[:,0]<.5); eave=hz+.52+(.62-np.abs(x-cx))*.72; wl=hs&(N[:,2]<.4); log=lin('#6a4630')*(.75+.30*np.cos(z*2*np.pi/.075))[:,None]; cc=np.where(wl[:,None],log,cc); cc=np.where((hs&~wl)[:,None],lin('#f2f4fa'),cc)
    front=wl&(N[:,1]<-.5); win=front&(((np.abs(np.abs(x-cx)-.27)<.095)&(z>hz+.17)&(z<hz+.37))|((np.abs(x-cx)<.075)&(z>hz+.58)&(z<hz+.72))); bar=(np.abs(np.abs(x-cx)-.27)<.010)|(np.abs(z-hz-.27)<.010); door=front&(np.abs(x-cx)<.085)&(z<hz+.36); cc=np.where(door[:,None],lin('#3a5f5c'),cc); side=wl&(np.abs(N[:,0])>.5)&(np.abs(((y-cy+.4)/.4)%1-.5)<.22)&(z>hz+.18)&(z<hz+.36)
    e=lin('#ffb45a')*((win&~bar)*2.6+side*2.2)[:,None]; g=np.exp(-(((x-cx)/.95)**2+((y-cy+.95)/.70)**2))*(y<cy-.3)*(~hs)*(.35+.65*N[:,2].clip(0,1)); e=e+lin('#ff9a48')*(g*.55)[:,None]*cc; return cc.astype(f32),N,e.astype(f32)
S=sundir(9,-122); G=sundir(2,20); SK=[(0,'#f6bfa8'),(.05,'#dfa3b0'),(.13,'#9a8cc0'),(.28,'#5570b0'),(.55,'#2c4a8c'),(.95,'#182c62')]
skyf=lambda D: sky(D[None],SK,G,'#ffb088',(.15,25,.35,4),clouds=dict(seed=33,cover=.48,soft=.36,amt=.4,col='#f3b8b8',shade='#6a70a8',scale=.55,stretch=3.2))[0]
fog=lambda O,D,t: fogf(O.T,D,t,.045,.55,0,4,.88)
sc=Scene(fd,alb,S,'#ffb09a',.85,skyf,'#6f8ad6',.70,fog,fogsky('#6a80ba','#d9a3b4',G,3),bounce='#5a6aa0',bk=.3,soft=12,aosc=(3,10,30),aok=1.,wrap=.1)
def layer(Rr,img,T):
    r=np.random.default_rng(8); h_,w_=T.shape; s=np.zeros((h_,w_),f32); k=Rr['ss']
    for _ in range(420): y=int(r.random()**1.3*h_*.42); x=r.integers(2,w_-3); s[y:y+k,x:x+k]+=r.random()**5*1.6+.06
    img=img+(s*(T<0)*ss(.14,.4,Rr['D'][...,2]))[...,None]*np.array([.9,.95,1.1],f32)
    P=[(cx-.27,cy-.42,hz+.27),(cx+.27,cy-.42,hz+.27)]; img=lamps(P,lin('#ffa24a'),.16,.16)(Rr,img,T)
    # chimney smoke
    X_,Y_,Z_=__import__('city').project(Rr['M'],Rr['lens'],w_,h_,[(cx+.28,cy,hz+1.12)]); yy,xx=np.mgrid[0:h_,0:w_].astype(f32); u=Rr['lens']/36*w_/float(Z_[0]); dy=np.maximum((float(Y_[0])-yy)/u,0); xc=float(X_[0])+u*(.10*dy**1.4+.035*np.sin(dy*5.)); wd=u*(.03+.11*np.maximum(dy,0)); m=np.exp(-((xx-xc)/np.maximum(wd,1))**2)*ss(0,.08,dy)*ss(1.5,.3,dy)*.42*(.75+.35*nfbm(xx/u*7,yy/u*5,3,5)); return mix(img,lin('#c9bfd8')*.85,m[...,None].clip(0,1))
if __name__=='__main__': render('land-snow-cabin',1200,900,sc,((.3,-1.6,2.35),(.55,10,1.62)),41,layer=layer,exposure=.30,sat=1.08,con=.34,glow=.45,thr=.7)
