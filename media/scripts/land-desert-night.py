"""Moonlit dunes under a crescent and the Milky Way (1200x900)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from dunes import *
S=sundir(15,-74); SK=[(0,'#e0a183'),(.035,'#a9829a'),(.10,'#4f6a9c'),(.24,'#1f4a7c'),(.5,'#102c58'),(.95,'#0a1838')]
def skyf(D):
    c=sky(D[None],SK,sundir(2,-12),'#ff9a70',(.05,25,.18,6))[0]
    # Milky Way: a band across the upper sky, broken up by noise
    n=unit([.78,-.28,-.56]).astype(f32); b=D@n; q=nfbm(D[:,0]*3.2+b*2,D[:,2]*3.2,6,7); r=nfbm(D[:,0]*7,D[:,2]*7+3,5,27)
    w=np.exp(-((b+.05*q)/.16)**2)*(.55+.75*q)*ss(.10,.34,D[:,2]); d=np.exp(-((b+.03+.07*r)/.045)**2)*.55
    return c+((w*(1-d)).clip(0,1)*.17)[:,None]*mix(lin('#9fb4ff'),lin('#ffc9b0'),(.5+.5*r).clip(0,1)[:,None])
fog=lambda O,D,t: fogf(O.T,D,t,.026,.35,0,1,.9)
sc=Scene(field(9),albedo('#c08466','#d6a07e'),S,'#d3d4f4',1.75,skyf,'#3a5a9c',.46,fog,fogsky('#3c5684','#b08c92',sundir(2,-12),3),bounce='#6a4a7a',bk=.3,soft=24)
def stars(R,img,T):
    r=np.random.default_rng(8); h,w=T.shape; k=R['ss']; s=np.zeros((h,w),f32); g=np.exp(-((R['D']@unit([.78,-.28,-.56]).astype(f32))/.17)**2)
    for _ in range(int(2600)):
        y=int(r.random()*h*.70); x=int(r.integers(2,w-3))
        if r.random()<.25+.75*g[y,x]: m=r.random()**5; q=k if m<.35 else 2*k; s[y:y+q,x:x+q]+=m*3.2+.22
    img=img+(s*(T<0)*ss(.06,.32,R['D'][...,2]))[...,None]*np.array([.9,.95,1.1],f32)
    # crescent moon
    m=sundir(17.5,-13).astype(f32); e=np.cross(m,[0,0,1]); e/=np.linalg.norm(e); u=np.cross(e,m); a=(R['D']@e.astype(f32))/np.radians(1.35); b=(R['D']@u.astype(f32))/np.radians(1.35); f=R['D']@m>0; px=.03*3/k
    disc=ss(1+px,1-px,np.hypot(a,b)); bite=ss(1+px,1-px,np.hypot(a-.42,b-.22)); halo=np.exp(-np.hypot(a,b)/2.4)*.16
    return img+((disc*(1-bite)*3.2+halo)*f)[...,None]*lin('#fff0d2')
if __name__=='__main__': render('land-desert-night',1200,900,sc,((.6,-1.6,3.1),(1.6,12,3.0)),31,layer=stars,exposure=.25,sat=1.1,con=.34,glow=.35,thr=.8)
