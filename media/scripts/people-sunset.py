"""Three friends and a corgi, seen from behind, on a hill above a bay at sunset (900x675)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from room import *
N='people-sunset'
S=sundir(5.2,-13); SK=[(0,'#ffc98a'),(.05,'#ffa877'),(.13,'#f08a86'),(.26,'#b878a8'),(.42,'#7d6cb4'),(.9,'#3a3f86')]
if BPY:
    import figures,dogs; from figures import *; from dogs import dog; from studio import shoot
    reset(); rng=random.Random(8); G=-3.12   # G: ground under the figures
    # the hill, and the bay with smooth hills on both sides
    grass=clay('grass','#7f8f5a',.9,bump=.25,bs=3); blob([ell((0,.6,G-6.0),(17,3.6,6.06)),ell((-7,-3,G-6.2),(8,6,6.0)),ell((6,-4,G-6.3),(9,6,6.1)),ell((0,-4,G-6.25),(10,5,6.1))],grass,.16,10)
    sea=mat('sea','#5a4a86',.16,spec=.9); mesh('sea',[(-900,10,-15),(900,10,-15),(900,1500,-15),(-900,1500,-15)],[(0,1,2,3)],sea)
    for x,y,a,b,h,c in((-62,95,34,24,17,'#6f7f6a'),(-28,70,15,11,7,'#7f8f5a'),(60,90,32,24,22,'#6a7a72'),(34,62,13,9,8.5,'#86945e'),(-115,190,60,40,42,'#7a6f8e'),(120,200,62,40,52,'#74698c'),(20,260,26,18,13,'#8a78a0'),(60,330,60,30,34,'#8a78a0')):
        sph(clay('h%d%d'%(x,y),c,.9,bump=0),(x,y,-15.5),1,(a,b,h))
        if y<100:
            for i in range(26):
                u=rng.uniform(-.75,.75); v=rng.uniform(-.95,-.1); q=1-u*u-v*v
                if q<.05: continue
                r=rng.uniform(.7,1.25)*(.8+h/40); sph(clay('t%d'%i,('#5f7a4e','#77883f','#4f6b56')[i%3],.9,bump=0),(x+u*a,y+v*b,-15.5+h*math.sqrt(q)+r*.6),1,(r,r,r*1.3),seg=24)
    # friends: x to the right, everybody looks away from the camera
    den={'zuri':'#34507e','kofi':'#2f3a5c','priya':'#b9a48a'}
    def sit(k,x,y,head,arms,face=180,tilt=0,**o):
        e,sk=figure(k,(x,y,0),face,head,arms,tilt=tilt,hip=[((0,.10,-2.45),(.96,.58,.80))],**o)
        p=blob([ell((0,.06,-2.86),(.99,.64,.52)),ell((0,.06,-3.02),(1.02,.68,.34)),ell((-.42,-.5,-2.98),(.5,1.0,.36)),ell((.42,-.5,-2.98),(.5,1.0,.36))],clay('pants',den[k],.85,bump=.1,bs=30),.03,6); p.parent=e; return e,sk
    down=lambda s,out=.36: (s,[(s*.98,.06,-1.80),(s*(1.12+out*.4),.16,-2.38),(s*(1.0+out),.34,G+.20)],[.36,.30,.22])
    knee=lambda s:(s,[(s*.98,.06,-1.80),(s*1.22,-.22,-2.35),(s*.80,-1.0,-2.35)],[.36,.30,.22])
    palm=lambda s,x,y,z,sk: blob([ell((s*x,y,z),(.17,.21,.12))]+sum([limb([(s*(x-.12+.08*i),y+.05,z),(s*(x-.14+.12*i),y+.34,z-.06)],[.075,.066],10) for i in range(4)],[]),sk,.02,4)
    e,sk=sit('zuri',-2.30,.05,(6,-34),[down(1),knee(-1)],face=176,over=None); palm(1,1.34,.46,G+.11,sk).parent=e
    hug=(-1,[(-.98,.06,-1.74),(-1.62,.66,-1.78),(-2.30,.80,-1.50)],[.36,.28,.215])
    e,sk=sit('kofi',.10,.05,(-4,24),[knee(1),hug],face=180)
    p=blob([ell((-2.50,.76,-1.42),(.21,.14,.18))]+sum([limb([(-2.56,.76,-1.30-.10*i),(-2.80,.66,-1.30-.11*i),(-2.98,.52,-1.36-.10*i)],[.08,.076,.068],10) for i in range(4)],[]),sk,.02,4); p.parent=e
    sit('priya',2.28,.0,(13,16),[knee(1),knee(-1)],face=182,tilt=0)
    d=place(grab(lambda:dog(dict(dogs.S['corgi'],turn=-24,tilt=-5),3)),(-4.55,.0,-1.42),(0,0,math.radians(172)),.80)
    tl=blob([ell((-4.55,-.62,G+.20),(.22,.20,.20)),ell((-4.55,-.1,G+.35),(.82,.62,.52))],clay('tail','#dd8d43',.7,bump=.05,bs=6),.025,5)
    # tufts and flowers
    tm=[clay('tuft%d'%i,c,.8,bump=0) for i,c in enumerate(('#93a163','#6f8050','#a8ad6c'))]; fl=[mat('fl%d'%i,c,.6) for i,c in enumerate(('#f3d9a4','#e9a0a0','#d8c6f0'))]
    dg=bpy.context.evaluated_depsgraph_get()
    for i in range(110):
        x=rng.uniform(-9,9); y=rng.uniform(-5.5,1.5); ok,p,n,_,o,_=bpy.context.scene.ray_cast(dg,Vector((x,y,4)),Vector((0,0,-1)))
        if not ok or not o.data.materials or not o.data.materials[0].name.startswith('grass'): continue
        if i%4==3:
            h=rng.uniform(.25,.45); tube([p,p+Vector((.03,0,h))],.018,tm[1],res=3); sph(fl[i%3],p+Vector((.03,0,h)),rng.uniform(.07,.11),(1,1,.8),seg=20); continue
        for k in range(4): q=rng.uniform(0,6.28); h=rng.uniform(.20,.38); tube([p-Vector((0,0,.05)),p+Vector((math.cos(q)*.05,math.sin(q)*.05,h*.6)),p+Vector((math.cos(q)*.13,math.sin(q)*.13,h))],.052,tm[i%3],res=4,radii=[1,.9,.2])
    sun(6,-13,4.2,'#ff9c5c',2.0); area((-9,-11,6),(0,0,-1.5),5,1700,'#ffcf9e'); area((10,-6,4),(0,0,-1.5),4,650,'#b9b4ff'); world_gradient([(0,'#ffc08a'),(.05,'#ff9f77'),(.13,'#e88088'),(.26,'#a870a8'),(.42,'#7468b0'),(.9,'#3a3f86')],.62)
    camera((0,-19.5,-.70),(0,0,.10),50); shoot(N,900,675,34,bounces=3,kc=.6,kf=2.)
R=Raw(N); skyc=sky(R.D,SK,S,'#ffb868',(1.0,60,.7,6),disc=(1.75,'#fff0c0',4.),clouds=dict(seed=6,cover=.50,soft=.36,amt=.65,col='#ffc0a0',shade='#9a5f9a',scale=.5,stretch=3.4))
f=fogf(R.o,R.D,np.where(R.a[...,0]>0,R.t,0),.0036,.02,-15,24,.90); d=np.clip(R.D@S.astype(f32),0,1)[...,None]; fc=mix(lin('#b585b0'),lin('#ffb27e'),d**7)
# the path of the sun on the sea
P=R.o+R.D*R.t[...,None]; m=R.a[...,0]*(np.abs(P[...,2]+15)<.4); az=np.arctan2(R.D[...,0],R.D[...,1])-np.radians(-13); n=fbm(P[...,0]*.10,P[...,1]*.022,3,4); w=.030+.5*np.maximum(-R.D[...,2],0)
c=R.over(skyc,f,fc)+lin('#ffb66e')*(m*(np.exp(-(az/w)**2)*(.5+1.6*ss(-.15,.35,n))+.18*ss(.0,.5,n)*np.exp(-(az/.3)**2)))[...,None]
finish(N,c,exposure=.1,sat=1.05,con=.32,glow=.35,vig=.12)
