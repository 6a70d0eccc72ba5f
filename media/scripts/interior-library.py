"""Reading corner: tall bookshelf, window seat, brass lamp, navy wall (900x675)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from room import *
N='interior-library'
if BPY:
    reset(); rng=random.Random(12); wall=mat('wall','#34476b',.9,spec=.1); cube(planks('#b98d63','#ab8058','#6b4c33'),(0,0,-.05),(24,14,.1)); cube(wall,(0,3.0,4),(24,.3,8.4)); cube(mat('sk','#2c3c5c',.6),(0,2.82,.1),(24,.05,.2),bev=.01)
    oak=mat('oak','#a8744a',.42,spec=.4); oak2=mat('oak2','#8a5c38',.5); brass=mat('brass','#d9a860',.25,1.0); cream=mat('cream','#efe6d6',.4,spec=.4,coat=.2); ter=mat('ter','#c4683f',.6)
    # shelf: three bays, five boards
    x0,x1,zt,y,d=-.15,3.55,4.15,2.50,.56
    cube(oak2,(( x0+x1)/2,2.80,zt/2+.1),(x1-x0,.06,zt))
    for i in range(4): cube(oak,(x0+(x1-x0)*i/3,y,zt/2+.1),(.08,d,zt+.04),bev=.012)
    zs=[.14,.98,1.78,2.58,3.38,zt+.10]
    for z in zs: cube(oak,((x0+x1)/2,y,z),(x1-x0+.10,d,.075),bev=.012)
    cols=['#c4683f','#e3b35a','#efe2c8','#2f6a63','#7d9a82','#8c3f38','#4d6f9c','#d98f6b','#f2d9b0','#5a3a54','#1f4a48']; M={c:mat('bk'+c,c,.62,spec=.25) for c in cols}; gold=mat('gl','#e6c07a',.35,.8)
    for r in range(5):
        for b in range(3):
            xa=x0+(x1-x0)*b/3+.08; xb=x0+(x1-x0)*(b+1)/3-.08; z=zs[r]+.04; x=xa; gap=rng.random(); stop=xb-(.40 if (r+b)%2 else .06)
            while x<stop:
                w=rng.uniform(.055,.125); h=rng.uniform(.44,.64); c=rng.choice(cols)
                if x+w>stop: break
                o=cube(M[c],(x+w/2,y-.06,z+h/2),(w*.94,.36,h),bev=.008,seg=2)
                if rng.random()<.45: cube(gold,(x+w/2,y-.243,z+h*.78),(w*.62,.006,.018)); cube(gold,(x+w/2,y-.243,z+h*.22),(w*.62,.006,.018))
                x+=w+.004
            if (r+b)%2:
                q=(r*3+b)%5; cx=xb-.17
                if q==0: lathe(bez([(0,0),(.09,0),(.15,.12),(.10,.30),(.05,.38),(.07,.44)],8),cream,(cx,y-.06,z))
                elif q==1: sph(ter,(cx,y-.08,z+.14),.14)
                elif q==2: lathe(bez([(0,0),(.12,0),(.14,.04),(.13,.26),(.14,.30)],6),ter,(cx,y-.06,z)); [sph(mat('cac','#5f8a5c',.6,bump=.3,bump_scale=30),(cx+dx,y-.06,z+.36+dz),.09,(1,1,1.35)) for dx,dz in((-.03,.02),(.05,-.03))]
                elif q==3: torus(brass,(cx,y-.08,z+.17),.13,.026,(math.pi/2,0,.4)); cube(oak2,(cx,y-.08,z+.02),(.2,.12,.04),bev=.01)
                else:
                    for k in range(3): cube(M[cols[(r+b+k*3)%11]],(cx-.02,y-.06,z+.035+k*.07),(.30-.03*k,.34,.062),(0,0,.1*k),bev=.008)
    # armchair in cream boucle with a throw
    bou=mat('boucle','#efe6d8',.95,spec=.1,sheen=.25,bump=.22,bump_scale=16); C=[cushion((0,0,.52),(1.24,1.16,.38),m=bou,r=.15),cushion((0,.50,1.02),(1.26,.34,1.12),(math.radians(-9),0,0),bou,.16)]
    for s in(-1,1): C.append(cushion((s*.68,-.02,.66),(.30,1.16,.66),m=bou,r=.14))
    for a,b in((-.5,-.45),(.5,-.45),(-.5,.5),(.5,.5)): C.append(cyl(oak2,(a,b,.13),.045,.28,r2=.065,seg=20))
    C.append(cushion((-.06,.22,.95),(.66,.22,.50),(math.radians(-20),0,.08),mat('cu','#d9a04a',.9,spec=.1,sheen=.25,bump=.15,bump_scale=30),.12)); parent(C,(-1.45,.95,0),(0,0,math.radians(24)),(1.12,1.12,1.12))
    r=cyl(mat('rug','#b9573c',.98,spec=.05,sheen=.15,bump=.2,bump_scale=9),(-.5,.45,.02),2.2,.05,bev=.02); r.scale=(1.15,.74,1); r2=cyl(mat('rug2','#e9c9a0',.98,spec=.05,sheen=.15,bump=.2,bump_scale=9),(-.5,.45,.031),1.95,.05,bev=.02); r2.scale=(1.15,.74,1); r3=cyl(mat('rug3','#b9573c',.98,spec=.05,sheen=.15,bump=.2,bump_scale=9),(-.5,.45,.042),1.84,.05,bev=.02); r3.scale=(1.15,.74,1)
    # side table with an open book and a mug
    cyl(oak,(-.05,-.05,.60),.36,.05,bev=.02); cyl(oak,(-.05,-.05,.30),.05,.6); cyl(oak,(-.05,-.05,.07),.22,.05,bev=.02)
    for s in(-1,1): cube(mat('pg','#f6efe0',.85),(-.10+s*.115,-.10,.655),(.23,.30,.03),(0,math.radians(-7*s),.1),bev=.008)
    lathe(bez([(0,0),(.075,0),(.09,.03),(.095,.11),(.09,.155)],6)+[(.082,.155),(.08,.04),(0,.03)],mat('mug','#2f6a63',.3,coat=.4),(.16,.08,.625))
    # floor lamp with a cone shade
    tube([(-2.75,1.55,.06),(-2.75,1.55,3.0),(-2.55,1.5,3.35),(-2.2,1.4,3.42)],.026,brass); cyl(brass,(-2.75,1.55,.04),.30,.08,bev=.02); lathe([(.06,.30),(.12,.28),(.36,-.08),(.35,-.08),(.10,.26)],mat('sh','#f1dcb4',.7,emit='#ffd79a',estr=.5),(-2.15,1.38,3.10)); sph(mat('bulb','#ffffff',emit='#ffd7a0',estr=9),(-2.15,1.38,3.10),.10)
    framed(-1.62,2.82,2.75,.95,1.2,[(-.12,.18,.24,'#e3b35a','o'),(0,-.28,(.80,.36),'#c4683f','r'),(.16,-.02,.17,'#2f6a63','o')]); plant(-3.55,1.75,'#c4683f',n=15,k=.95,seed=9); 
    window_light(31,-126,4.8,'#ffd9ae'); area((-4.5,-5.5,4.5),(0,0,1),4,240,'#ffeedd'); world_color('#dfe4f0',.46); camera((.10,-8.0,1.9),(.10,0,1.92),43); shoot(N,900,675,60,bounces=4,kc=.6,kf=2.)
R=Raw(N); finish(N,R.img*np.array([.97,1.,1.07],f32),exposure=.5,sat=1.02,con=.3,glow=.18,thr=1.2)
