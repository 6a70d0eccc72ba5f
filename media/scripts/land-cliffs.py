"""White cliffs with a small striped lighthouse above a turquoise sea (1200x900)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from hf import *
n=1600; c=.019; x0,y0=-15.5,.5; X,Y=grid2(n,n,x0,y0,c)
w=nfbm(X*.30,Y*.30,4,5); w2=nridge(X*.55,Y*.55,5,15,.5); edge=1.25-.30*(Y-6)+1.5*np.sin(Y*.42+.5)+.75*np.sin(Y*1.05+1.)+w*.8-w2*.35; d=X-edge; top=1.35+.10*Y*.6+.45*nfbm(X*.14,Y*.14,3,23)+.28*np.sin(Y*.42+1.2)-.10*np.maximum(d-3,0)
h=-.8+ss(0,.55,d)*(top+.8)+.22*ss(-.9,0,d)*ss(-.4,.3,w)+.10*np.sin(d*9)*ss(.0,.2,d)*ss(.55,.3,d)*0
bump=lambda cx,cy,a,b,k: k*np.exp(-np.maximum(((X-cx)/a)**2+((Y-cy)/b)**2-.3,0)*2.6)
h=np.maximum(h,-.8+np.maximum.reduce([bump(-1.35,10.2,.42,.45,2.3),bump(-2.15,11.2,.26,.26,1.7),bump(-4.6,19,.7,.6,2.6)])*(.55+.8*nridge(X*.8,Y*.8,5,7)))
h=blur(h.astype(f32),1.3)+nfbm(X*2,Y*2,4,4)*.012; base=h.copy()
lx,ly=1.35,8.1; i0=int((lx-x0)/c); j0=int((ly-y0)/c); zb=float(h[j0,i0]); rr=np.hypot(X-lx,Y-ly); tw=np.where(rr<.115,zb+.98,np.where(rr<.155,zb+.86 if False else -9,-9)); tw=np.where(rr<.075,zb+1.22-1.2*np.maximum(rr-.02,0),tw); h=np.maximum(h,tw).astype(f32); hx,hy=lx+.46,ly+.12; ins=(np.abs(X-hx)<.24)&(np.abs(Y-hy)<.16); hz=float(base[int((hy-y0)/c),int((hx-x0)/c)]); h=np.where(ins,hz+.22+(.16-np.abs(Y-hy))*.75,h).astype(f32); LT=(rr<.13).astype(f32); HS=ins.astype(f32); fd=Field(h,x0,y0,c); fd.rel=.16
def alb(P,N,T):
    x,y,z=P.T; q=nfbm(x*1.2,y*1.2,5,3); st=nfbm(x*.4,z*7.5+.6*nfbm(x*.7,y*.7,2,4),3,61); rk=mix(lin('#efe2cc'),lin('#cdb9a0'),(.5+.5*st+.2*nfbm(x*6,z*10,3,8)).clip(0,1)[:,None]); rk=mix(rk,lin('#8f8a7c'),(ss(.22,.03,z+q*.05)*.8)[:,None]); g=(ss(.62,.82,N[:,2]+q*.08)*ss(.55,.95,z))[:,None]; gr=mix(lin('#5c8a3c'),lin('#9fb050'),(.5+.5*q+.2*nfbm(x*7,y*7,3,12)).clip(0,1)[:,None]); gr=mix(gr,lin('#d9bf6a'),(ss(.15,.35,nfbm(x*.5+3,y*.5,3,19))*.6)[:,None]); cc=mix(rk,gr,g)
    l=(fd.sample(LT,P)>.35)&(z>zb+.03); band=np.floor((z-zb)/.20)%2==0; lc=np.where(band[:,None],lin('#f6f0e6'),lin('#c4452f')); lc=np.where((z>zb+.965)[:,None],lin('#8f2f26'),lc); lamp=l&(z>zb+.99)&(z<zb+1.13); cc=np.where(l[:,None],lc,cc); hs=(fd.sample(HS,P)>.5)&(z>hz+.02); cc=np.where(hs[:,None],np.where((N[:,2]>.45)[:,None],lin('#c4653f'),lin('#f6f0e6')),cc)
    b=.15*(1-(l|hs)); N2=N+np.stack([nfbm(x*7,y*7+z*4,4,31),nfbm(x*7,y*7+z*4,4,32),.5*nfbm(x*5,z*12,3,33)],1)*b[:,None]; N2/=np.linalg.norm(N2,axis=1)[:,None]; return cc.astype(f32),c32(N2),(lin('#ffd890')*(lamp*1.4)[:,None]).astype(f32)
S=sundir(24,-108); SK=[(0,'#fff0d8'),(.06,'#fae2d0'),(.16,'#cfdbe8'),(.38,'#8dbbe0'),(.9,'#4a8cc8')]
skyf=lambda D: sky(D[None],SK,S,'#ffeac4',(.2,30,.25,4),clouds=dict(seed=87,cover=.56,soft=.28,amt=.9,col='#ffffff',shade='#c6c8dc',scale=.75,stretch=2.8))[0]
fog=lambda O,D,t: fogf(O.T,D,t,.016,.35,0,4,.85)
A,B,C_,Dp=lin('#0b4a6a'),lin('#13858f'),lin('#5cc9bd'),lin('#bfeede')
sea=ss(-4.2,-.1,d).astype(f32)
def wcol(P,t,T): s=fd.sample(sea,P)+.10*nfbm(P[:,0]*.8,P[:,1]*.8,4,6); w=mix(A,B,ss(.15,.55,s)[:,None]); w=mix(w,C_,ss(.55,.85,s)[:,None]); return mix(w,Dp,(ss(.86,1.0,s)*.8)[:,None])*.85
def foam(P,t): dp=-fd.sample(base,P); q=nfbm(P[:,0]*2.6,P[:,1]*2.6,4,6); s=fd.sample(sea,P); sw=np.sin(s*46+3*nfbm(P[:,0]*.5,P[:,1]*.5,3,9)); return (ss(.14,.02,dp+q*.07)*.9+ss(.80,.98,sw)*ss(.62,.80,s)*ss(.05,.3,q)*.7).clip(0,.92)
water=dict(tmax=3000,z=0.,col=wcol,rip=ripples((2.4,4.5),.06,.05,oct=4),refl=.85,foam=foam,spec=(300,.2))
sc=Scene(fd,alb,S,'#ffe2b2',2.4,skyf,'#a6bce6',.62,fog,fogsky('#c0d4e6','#ffe6c8',S,2),bounce='#8a8a6a',bk=.35,soft=20,aosc=(4,14,40),aok=.9)
if __name__=='__main__': render('land-cliffs',1200,900,sc,((-2.6,-2.2,3.1),(.35,12,.9)),35,water=water,exposure=-.05,sat=1.08,con=.34)
