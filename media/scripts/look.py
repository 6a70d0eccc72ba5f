"""Finishing kit (numpy only): sky, fog, bloom, AgX tone curve, dithered PNG. Runs inside Blender and in plain Python."""
import numpy as np, os, tempfile, zlib, struct
HERE=os.path.dirname(os.path.abspath(__file__)); OUT=os.environ.get('OUT',os.path.join(os.path.dirname(HERE),'renders'))
RAW=os.environ.get('RAW',os.path.join(tempfile.gettempdir(),'patternbook-raw')); SCALE=float(os.environ.get('SCALE','1'))
f32=np.float32
def lin(h):
    h=h.lstrip('#'); v=np.array([int(h[i:i+2],16)/255 for i in (0,2,4)]); return np.where(v>.04045,((v+.055)/1.055)**2.4,v/12.92).astype(f32)
def unit(v): v=np.asarray(v,float); return v/np.linalg.norm(v)
def sundir(elev,az): e,a=np.radians(elev),np.radians(az); return np.array([np.cos(e)*np.sin(a),np.cos(e)*np.cos(a),np.sin(e)])
def ss(a,b,x): t=np.clip((x-a)/(b-a),0,1); return t*t*(3-2*t)
def mix(a,b,t): return a*(1-t)+b*t
def ramp(x,stops):
    """smooth color ramp: stops [(pos,hex)] -> linear rgb"""
    p=[s[0] for s in stops]; c=np.array([lin(s[1]) for s in stops]); k=np.clip(np.searchsorted(p,x,side='right')-1,0,len(p)-2); P=np.array(p)
    t=np.clip((x-P[k])/(P[k+1]-P[k]),0,1); m=np.zeros_like(c); d=np.diff(c,axis=0)/np.diff(P)[:,None]; m[1:-1]=np.where(d[1:]*d[:-1]>0,2*d[1:]*d[:-1]/(d[1:]+d[:-1]+1e-9*np.sign(d[1:]+d[:-1]+1e-12)),0); m[0]=d[0]; m[-1]=0
    h=(P[k+1]-P[k])[...,None]; t=t[...,None]; return ((2*t**3-3*t**2+1)*c[k]+(t**3-2*t**2+t)*h*m[k]+(-2*t**3+3*t**2)*c[k+1]+(t**3-t**2)*h*m[k+1]).clip(0).astype(f32)
def blur(a,s):
    """gaussian-ish blur, sigma s px (3 box passes)"""
    r=max(1,int(round(s*.9)));
    for ax in (0,1):
        for _ in range(3):
            n=a.shape[ax]; q=np.concatenate([np.repeat(np.take(a,[0],ax),r+1,ax),a,np.repeat(np.take(a,[n-1],ax),r,ax)],ax); c=np.cumsum(q,ax,dtype=np.float64); a=((np.take(c,range(2*r+1,n+2*r+1),ax)-np.take(c,range(0,n),ax))/(2*r+1)).astype(f32)
    return a
def perlin(x,y,seed=0):
    rng=np.random.default_rng(seed); perm=rng.permutation(256); perm=np.concatenate([perm,perm]); ang=rng.random(256)*2*np.pi; gx=np.cos(ang).astype(f32);gy=np.sin(ang).astype(f32)
    x=np.asarray(x,f32);y=np.asarray(y,f32); xi=np.floor(x).astype(np.int32); yi=np.floor(y).astype(np.int32); xf=x-xi; yf=y-yi; xi=xi&255; yi=yi&255
    u=xf*xf*xf*(xf*(xf*6-15)+10); v=yf*yf*yf*(yf*(yf*6-15)+10)
    def g(ix,iy,dx,dy): k=perm[perm[ix&255]+(iy&255)]; return gx[k]*dx+gy[k]*dy
    a=g(xi,yi,xf,yf); b=g(xi+1,yi,xf-1,yf); c=g(xi,yi+1,xf,yf-1); d=g(xi+1,yi+1,xf-1,yf-1)
    a=a+(b-a)*u; return a+(c+(d-c)*u-a)*v
def fbm(x,y,oct=6,seed=0,lac=2.0,gain=.5):
    s=0;a=1.;t=0
    for o in range(oct): s=s+a*perlin(x,y,seed+o); t+=a; a*=gain; x=x*lac+17.3; y=y*lac+5.1
    return s/t*1.6
def ridged(x,y,oct=7,seed=0,lac=2.05,gain=.5,sharp=2.0):
    s=0;a=1.;t=0;w=1.
    for o in range(oct):
        n=(1-np.abs(perlin(x,y,seed+o)*1.5)).clip(0,1)**sharp; s=s+a*n*w; w=(n*1.6).clip(0,1); t+=a; a*=gain; x=x*lac+3.7; y=y*lac+9.2
    return s/t
def agx(c,sat=1.15,punch=1.1,slope=1.0):
    """AgX (Sobotka; minimal fit by Wrensch) -> display-encoded rgb"""
    A=np.array([[.842479062253094,.0784335999999992,.0792237451477643],[.0423282422610123,.878468636469772,.0791661274605434],[.0423756549057051,.0784336,.879142973793104]],f32)
    B=np.array([[1.19687900512017,-.0980208811401368,-.0990297440797205],[-.0528968517574562,1.15190312990417,-.0989611768448433],[-.0529716355144438,-.0980434501171241,1.15107367264116]],f32)
    x=np.maximum(c@A.T,1e-10); x=np.clip((np.log2(x)+12.47393)/16.5,0,1)
    x=-.00232+x*(.1191+x*(.4298+x*(-6.868+x*(31.96+x*(-40.14+x*15.5)))))
    x=np.maximum(x*slope,0)**punch; l=(x@np.array([.2126,.7152,.0722],f32))[...,None]; x=l+(x-l)*sat
    return np.clip(x@B.T,0,1)
def soft(c,sat=1.1,con=.25,p=2.4):
    """hue-keeping filmic shoulder + s-curve -> display-encoded rgb (given hex colors are unchanged)"""
    c=np.maximum(c,0); m=c.max(-1,keepdims=True); d=c/(1+c**p)**(1/p); r=c*((1/(1+m**p)**(1/p))); c=.65*d+.35*r
    a=np.where(c>.0031308,1.055*np.maximum(c,1e-9)**(1/2.4)-.055,c*12.92).astype(f32); l=(a@np.array([.2126,.7152,.0722],f32))[...,None]; a=np.clip(l+(a-l)*sat,0,1); return a+con*(a*a*(3-2*a)-a)
def write_png(path,a,seed=1):
    """8-bit PNG with triangular dither (no banding)"""
    h,w=a.shape[:2]; r=np.random.default_rng(seed); n=r.random((h,w,1),f32)-r.random((h,w,1),f32); q=np.clip(np.round(a*255+n*.8),0,255).astype(np.uint8)
    raw=np.concatenate([np.zeros((h,1),np.uint8),q.reshape(h,w*3)],1).tobytes(); ch=lambda t,d: struct.pack('>I',len(d))+t+d+struct.pack('>I',zlib.crc32(t+d))
    os.makedirs(os.path.dirname(path),exist_ok=True); open(path,'wb').write(b'\x89PNG\r\n\x1a\n'+ch(b'IHDR',struct.pack('>IIBBBBB',w,h,8,2,0,0,0))+ch(b'sRGB',b'\0')+ch(b'IDAT',zlib.compress(raw,6))+ch(b'IEND',b'')); print('WROTE',path,w,h)
def look_at(loc,target):
    f=unit(np.array(target,float)-np.array(loc,float)); r=unit(np.cross(f,[0,0,1])); u=np.cross(r,f); M=np.eye(4); M[:3,0]=r; M[:3,1]=u; M[:3,2]=-f; M[:3,3]=loc; return M
def rays(W,H,M,lens,shift=(0,0),sw=36.,jit=(.5,.5)):
    """unit ray directions and |d| per unit of view depth"""
    x=((np.arange(W)+jit[0])-W/2)/max(W,H)+shift[0]; y=-((np.arange(H)+jit[1])-H/2)/max(W,H)+shift[1]; X,Y=np.meshgrid(x*sw/lens,y*sw/lens)
    d=np.stack([X,Y,-np.ones_like(X)],-1); n=np.linalg.norm(d,axis=-1); return ((d/n[...,None])@np.asarray(M)[:3,:3].T).astype(f32),n.astype(f32)
def sky(D,stops,sun=None,scol='#ffd9a0',glow=(.6,60,.35,6),disc=None,haze=None,clouds=None,stars=0):
    """gradient sky by sin(elevation) + sun glow + optional streaky clouds/stars; sun: unit dir"""
    z=D[...,2]; c=ramp(np.clip(z,0,1),stops)
    if stars:
        r=np.random.default_rng(5); H,W=z.shape; s=np.zeros((H,W),f32); n=int(H*W*.0009); yy=r.integers(1,H-1,n); xx=r.integers(1,W-1,n); m=(r.random(n)**5*1.6+.12).astype(f32); s[yy,xx]+=m
        for dy,dx in ((0,1),(1,0),(0,-1),(-1,0)): s[yy+dy,xx+dx]+=m*.22
        c=c+(s*ss(.05,.4,z)*stars)[...,None]*np.array([.85,.92,1.1],f32)
    if sun is not None:
        d=np.clip(D@np.asarray(sun,f32),0,1)[...,None]; s=lin(scol); c=c+s*(glow[0]*d**(glow[1]*4)+glow[2]*d**glow[3]*.5)
        if disc:
            a=np.degrees(np.arccos(np.clip(d,-1,1))); c=c+lin(disc[1] if len(disc)>1 else '#fff2d0')*disc[2]*ss(disc[0]*1.07,disc[0]*.93,a)
    if clouds:
        k=dict(seed=3,scale=.9,cover=.5,soft=.35,col='#ffd9c4',amt=.6,stretch=2.6,shade='#b48aa8',lo=.02); k.update(clouds)
        t=1/np.maximum(z+.06,.03); u=D[...,0]*t*k['scale']; v=D[...,1]*t*k['scale']*k['stretch']/2.6
        w=fbm(u*.6,v*.6,3,k['seed']+40); n=fbm(u+w*.5,v*k['stretch']*.5+w*.3,7,k['seed'])*.5+.5
        n2=fbm(u+w*.5+.05,v*k['stretch']*.5+w*.3-.12,5,k['seed'])*.5+.5
        m=ss(1-k['cover'],1-k['cover']+k['soft'],n)*ss(k['lo'],k['lo']+.12,z)*k['amt']; lit=np.clip(.6+(n-n2)*3.2,0,1)[...,None]
        c=mix(c,mix(lin(k['shade']),lin(k['col']),lit),m[...,None])
    return c.astype(f32)
def fogf(o,D,t,density,hfall,h0=0,start=0,mx=1.0):
    """amount of exponential height fog along the ray"""
    t=np.maximum(t-start,0); dz=D[...,2]; h=o[2]-h0; q=dz*t*hfall
    a=np.where(np.abs(q)>1e-4,(1-np.exp(-np.clip(q,-30,30)))/(dz*hfall+1e-12),t); return np.clip(1-np.exp(-density*np.exp(-h*hfall)*np.maximum(a,0)),0,mx).astype(f32)
def bloom(c,amt=.3,thr=.9,mx=6):
    w=c.shape[1]; b=np.minimum(np.maximum(c-thr,0),mx); g=0
    for r,k in ((w/260,.45),(w/80,.33),(w/26,.22)): g=g+blur(b,max(1,r))*k
    return c+g*amt
def finish(name,c,exposure=0.,sat=1.15,punch=1.15,glow=.25,thr=.9,vig=.10,grain=.004,warm=None,tint=None,slope=1.0,dark=None,con=.3,tone='soft'):
    """dark: (y0,y1,amount[,hex]) gentle darkening from y0 (0..1 from top) down to y1, for white text"""
    c=np.nan_to_num(c.astype(f32)); 
    if glow: c=bloom(c,glow,thr)
    a=agx(c*f32(2**exposure),sat,punch,slope) if tone=='agx' else soft(c*f32(2**exposure),sat,con); h,w=a.shape[:2]; y,x=np.mgrid[0:h,0:w].astype(f32); y/=h; x/=w
    if dark: a=a*(1-dark[2]*ss(dark[0],dark[1],y))[...,None]
    if vig: a=a*(1-vig*(((x-.5)**2+(y-.5)**2)*2)[...,None])
    if grain: a=a+np.random.default_rng(9).normal(0,grain,(h,w,1)).astype(f32)
    write_png(os.path.join(OUT,name+'.png'),np.clip(a,0,1)); return a
