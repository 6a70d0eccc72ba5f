"""Shared generator: an old town of tiled, flat or domed roofs on a slope; shapes, colors, lights and snow are parameters."""
from city import *
def hill(X,Y): return .10*Y+.9*ss(9,24,Y)+.25*nfbm(X*.12,Y*.12,2,3)
def landmark(put,gz,kind,x,y,k):
    z=gz(x,y)
    if kind=='tower': put(x,y,1.0*k,1.0*k,z+3.3*k,'flat',0,0,.12,0); put(x,y,1.14*k,1.14*k,z+3.40*k,'flat',0,0,.12,0); put(x,y,.80*k,.80*k,z+4.15*k,'flat',0,0,.12,0); put(x,y,.90*k,.90*k,z+4.15*k,'hip',0,2.1,.3,0)
    elif kind=='minaret': put(x,y,.95*k,.95*k,z+3.9*k,'flat',0,0,.12,0); put(x,y,1.07*k,1.07*k,z+4.0*k,'flat',0,0,.12,0); put(x,y,.42*k,.42*k,z+4.75*k,'flat',0,0,.12,0); put(x,y,.42*k,.42*k,z+4.75*k,'dome',0,0,.9,0)
    elif kind=='church': put(x,y,1.5*k,1.5*k,z+1.0*k,'flat',0,0,.6,0); put(x,y,1.2*k,1.2*k,z+1.2*k,'flat',0,0,.6,0); put(x,y,1.16*k,1.16*k,z+1.2*k,'dome',0,0,.9,0); put(x,y,.10,.10,z+2.15*k,'flat',0,0,.6,0)
    else: put(x,y,2.3*k,2.3*k,z+1.75*k,'flat',0,0,.6,0); put(x,y,1.7*k,1.7*k,z+2.25*k,'flat',0,0,.6,0); put(x,y,1.66*k,1.66*k,z+2.25*k,'dome',0,0,.9,0); put(x,y,.22*k,.22*k,z+3.55*k,'flat',0,0,.6,0); put(x,y,.30*k,.30*k,z+3.52*k,'hip',0,1.5*k,.3,0)
def town(seed=21,cell=.0115,ground=hill,gable=.78,hip=.22,chimneys=.75,shore=-99.,marks=(('tower',2.7,12.2,1.),('dome',-4.4,15.2,1.)),walls=('#f3e2c4','#eec9a0','#e9b48c','#f6ead4','#dfa07c','#e8d2b0'),roofs=('#b5673f','#c97c4c','#a65a3d','#d3925f'),shutters=('#3f6a66','#5c7a58','#7a4a38'),glass='#2a2c3a',dome='#5f8f86',ribs=.12,earth='#b9a288',chimney='#d9b394',terrace=None,lights=.16,glow=.85,snow=0.):
    """field and shader of the town: walls, roofs, shutters are hex colors; lights = share of lit windows; snow = 0 to 1 on roofs; houses below the shore are omitted"""
    c=cell; nx,ny=int(27/c),int(24/c); x0,y0=-13.5,1.2; X,Y=grid2(nx,ny,x0,y0,c); rng=np.random.default_rng(seed)
    gnd=ground(X,Y).astype(f32); h=gnd.copy(); NM=np.zeros((ny,nx,2),f32); ID=np.zeros((ny,nx),np.int32); B=[(0,0,1,1,0,0,0,0)]  # x,y,w,d,eave,axis,tone,kind
    def put(cx,cy,w,d,z,kind,axis,pitch,tone,zg):
        i0,i1=int((cx-w/2-x0)/c),int((cx+w/2-x0)/c); j0,j1=int((cy-d/2-y0)/c),int((cy+d/2-y0)/c)
        if i0<2 or j0<2 or i1>nx-3 or j1>ny-3: return
        xx,yy=X[j0:j1,i0:i1]-cx,Y[j0:j1,i0:i1]-cy; gxn=np.zeros_like(xx); gyn=np.zeros_like(xx)
        if kind=='gable':
            if axis==0: zz=z+(d/2-np.abs(yy))*pitch; gyn=-np.sign(yy)*pitch
            else: zz=z+(w/2-np.abs(xx))*pitch; gxn=-np.sign(xx)*pitch
        elif kind=='hip':
            a,b=w/2-np.abs(xx),d/2-np.abs(yy); zz=z+np.minimum(a,b)*pitch; m=a<b; gxn=np.where(m,-np.sign(xx)*pitch,0); gyn=np.where(m,0,-np.sign(yy)*pitch)
        elif kind=='dome':
            r=np.sqrt(xx**2+yy**2)/(w/2); zz=np.where(r<1,z+np.sqrt(np.clip(1-r*r,0,1))*w*.62,-9); gxn=np.where(r<1,-xx/np.maximum(np.sqrt(np.clip(1-r*r,.02,1)),.1)/(w/2)*1.2,0); gyn=np.where(r<1,-yy/np.maximum(np.sqrt(np.clip(1-r*r,.02,1)),.1)/(w/2)*1.2,0)
        else: zz=np.full_like(xx,z)
        R=h[j0:j1,i0:i1]; m=zz>R; R[m]=zz[m]; NM[j0:j1,i0:i1,0][m]=gxn[m]; NM[j0:j1,i0:i1,1][m]=gyn[m]; ID[j0:j1,i0:i1][m]=len(B); B.append((cx-w/2,cy-d/2,w,d,z,axis,tone,{'gable':0,'hip':0,'flat':1,'dome':2,'chim':3,'tree':4}[kind if kind in('gable','hip','flat','dome','chim','tree') else 'flat']))
    gz=lambda x,y: float(gnd[int(np.clip((y-y0)/c,0,ny-1)),int(np.clip((x-x0)/c,0,nx-1))])
    row=0; y=2.2
    while y<24:
        d=rng.uniform(.85,1.25); x=-13+rng.uniform(-.4,0); row+=1
        while x<13:
            w=rng.uniform(.7,1.5)
            if rng.random()<.06: x+=w*.7; continue
            cx,cy=x+w/2,y+rng.uniform(-.16,.16); z=gz(cx,cy)+rng.uniform(.62,1.15)+(.35 if rng.random()<.12 else 0); ax=int(rng.random()<.42); v=rng.random(); kind='gable' if v<gable else 'hip' if v<gable+hip else 'flat'; p=rng.uniform(.42,.62); t=rng.random(); dry=gz(cx,cy)>shore; dry and put(cx,cy,w,d,z,kind,ax,p,t,0)
            if rng.random()<chimneys and dry:
                qx,qy=cx+rng.uniform(-.3,.3)*w,cy+rng.uniform(-.28,.28)*d; zz=h[int((qy-y0)/c),int(np.clip((qx-x0)/c,0,nx-1))]; put(qx,qy,.13,.10,zz+rng.uniform(.14,.24),'chim',0,0,t,0)
            x+=w+(rng.uniform(.0,.05) if rng.random()<.8 else rng.uniform(.15,.4))
        y+=d+rng.uniform(.12,.42)
    for kind,x,y,k in marks: landmark(put,gz,kind,x,y,k)
    dm=[m[1:3] for m in marks if m[0]=='dome'] or [(0,0)]
    f=Boxes(h,x0,y0,c); f.prep(); A=np.array(B,f32); hm=h.ravel(); NMf=NM.reshape(-1,2); IDf=ID.ravel()
    def sh(P,sd,tmax=30.,soft=14.):
        n=len(P); r=np.random.default_rng(1); D=c32(np.asarray(sd)[None]+r.normal(0,.0045,(n,3))); O=c32(P+sd*.02+np.array([0,0,.012],f32)); T=np.empty(n,f32); F=np.empty(n,np.int32); C_=np.empty(n,np.int32); ip=lambda a: a.ctypes.data_as(ctypes.POINTER(ctypes.c_int)); LB.tracebox(ptr(f.h),ptr(f.hm),f.nx,f.ny,FL(f.x0),FL(f.y0),FL(f.c),FL(f.zmax),ptr(O),ptr(D),CL(n),FL(tmax),ptr(T),ip(F),ip(C_)); return (T<0).astype(f32)
    f.shadow=sh
    def normal(P,T,px):
        N=f.N.copy(); k=f.cell; b=IDf[k]; g=NMf[k]; sl=(np.abs(g).sum(1)>0)|(b==0); f.roof=(N[:,2]>.5)|((hm[k]-P[:,2]<.035)&sl); dm=(A[b][:,7]==2)&(P[:,2]>A[b][:,4]-.01); f.roof|=dm; r=f.roof&sl; M=np.stack([-g[:,0],-g[:,1],np.ones(len(g))],1); M/=np.linalg.norm(M,axis=1)[:,None]; N[r]=M[r]; f.N2=N; return c32(N)
    f.normal=normal
    WL=[lin(a) for a in walls]; RF=[lin(a) for a in roofs]
    hsh=lambda a,b,k=0: ((np.sin(a*12.9898+b*78.233+k*37.719)*43758.5453)%1.0)
    def alb(P,N,T):
        k=f.cell; b=IDf[k]; q=A[b]; x,y,z=P.T; roof=f.roof; kd=q[:,7]; tone=q[:,6]; g=NMf[k]; al=np.array(WL)[(tone*5.99).astype(int)]; near=np.clip(1.25-T/26,0,1)
        # walls: windows with shutters
        side=np.abs(f.N[:,0])>.5; wd=np.where(side,q[:,3],q[:,2]); off=np.where(side,y-q[:,1],x-q[:,0]); nc=np.maximum(np.round(wd/np.where(np.abs(tone-.12)<.01,.36,.30)),1); u=off/wd*nc; v=(q[:,4]-z)/.36; cu,cv=np.floor(u),np.floor(v); fu,fv=u-cu,v-cv; wall=~roof&(kd<2)
        has=(hsh(cu,cv,b%977)<.80)&~((np.abs(tone-.12)<.01)&(v>1.4)&~((v>3)&(v<4)&(cu==1))); win=wall&has&(np.abs(fu-.5)<.17)&(fv>.28)&(fv<.76)&(v>0); shut=wall&has&(np.abs(fu-.5)<.31)&(np.abs(fu-.5)>=.17)&(fv>.26)&(fv<.78)&(v>0); lit=win&(hsh(cu,cv,b%977+3)<lights)
        al=al*(.94+.08*nfbm(x*6+y*3,z*6,4,5))[:,None]; sc_=np.array([lin(shutters[0]),lin(shutters[1]),lin(shutters[2])])[(hsh(b%977,2.2)*2.99).astype(int)]; al=np.where(shut[:,None],sc_*(.8+.2*np.cos(fv*60))[:,None],al); al=np.where(win[:,None],lin(glass),al)
        # roofs: tile courses
        rc=np.array(RF)[(hsh(b%977,7.7)*3.99).astype(int)]; gx=np.abs(g[:,0])>np.abs(g[:,1]); s=np.where(gx,x,y); e=np.where(gx,y,x); co=np.cos(e*2*np.pi/.062); row_=(s/.085)%1.; pat=1+(.16*co-.16*(row_<.22)+.10*(hsh(np.floor(s/.085),np.floor(e/.062),b%977)-.5)*2)*near; rc=rc*(pat*(.90+.22*nfbm(x*2.5,y*2.5,4,7)))[:,None]
        al=np.where((roof&(kd==0)&(b>0))[:,None],rc,al); al=np.where((roof&(kd==2))[:,None],lin(dome)*(1+ribs*np.cos(np.arctan2(y-dm[0][1],x-dm[0][0])*16))[:,None],al); al=np.where((b==0)[:,None],lin(earth),al); al=np.where((kd==3)[:,None],lin(chimney),al); al=np.where((roof&(kd==1))[:,None],lin(terrace)*(.94+.10*nfbm(x*3,y*3,3,15))[:,None],al) if terrace else al
        if snow: sn=(roof*ss(.30,.55,N[:,2]+.14*nfbm(x*1.6,y*1.6,3,19))*(.90+.10*nfbm(x*9,y*9,2,5)))[:,None]; al=mix(al,lin('#eef3fb'),sn.clip(0,1)*snow)
        N2=N.copy(); rr=roof&(kd==0)&(b>0); tl=.22*np.sin(e*2*np.pi/.062)*near*rr; N2[:,0]+=np.where(gx,0,tl); N2[:,1]+=np.where(gx,tl,0); N2/=np.linalg.norm(N2,axis=1)[:,None]
        return al.astype(f32),c32(N2),(lin('#ffbf70')*(lit*glow)[:,None]).astype(f32)
    return f,alb
