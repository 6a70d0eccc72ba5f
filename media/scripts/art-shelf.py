"""Products for a shelf, three dishes and three instruments: blender -b -P art-shelf.py -- kettle vase ... (or all)."""
import sys; sys.path.insert(0,__file__.rsplit("/",1)[0]); from art import *
V=math.radians; UP=(math.pi/2,0,0)
def stage(bg,y=5): reset(); cyc(bg,m=mat('cyc',bg,.85,spec=.1),y=y)
def plinth(c1,c2,r=1.7): cyl(mat('p1',c1,.75,spec=.15),(0,.15,.14),r,.28,bev=.06); cyl(mat('p2',c2,.8,spec=.1),(2.1,2.5,1.0),.85,2.0,bev=.06)
def finish(name,k=(370,145,290),z=1.2,w='#f7ece0',cam=(0.1,-8.6,3.0),at=(0,0,1.25),lens=58,**o):
    softbox(*k,z=z); world_color(w,.35); camera(cam,at,lens,3.6,focus=(0,-.5,at[2])); product(name,**{**dict(spp=48,exposure=.12,sat=1.0,contrast=1.45,bounces=4,kc=.5),**o})
def kettle():
    stage('#a9c1b4'); en=mat('en','#d3603f',.16,coat=.8,spec=.5); dk=mat('dk','#2a2422',.4); wd=wood('wd','#b07a48','#7d4c28',.4); br=mat('br','#e8c088',.2,1.0); plinth('#dfe6da','#7fa08f')
    O=[lathe(bez([(0,0),(.92,0),(1.02,.06),(1.06,.22),(.98,.72),(.72,1.10),(.46,1.22)],10)+[(0,1.22)],en,(0,0,0),seg=160),torus(br,(0,0,.07),1.015,.03),lathe(bez([(.47,0),(.46,.05),(.30,.14),(0,.19)],8),en,(0,0,1.21)),torus(br,(0,0,1.215),.47,.028),cyl(wd,(0,0,1.44),.055,.10),sph(wd,(0,0,1.53),.115,(1,1,.85))]
    O+=[tube([(.82,0,.44),(1.18,0,.62),(1.36,0,.98),(1.62,0,1.18)],.15,en,radii=[1.6,1.15,.85,.62]),torus(br,(1.625,0,1.185),.095,.02,(0,V(52),0))]
    for s in(-1,1): O.append(tube([(s*.80,0,.98),(s*.84,0,1.30),(s*.78,0,1.62)],.038,br)); O.append(sph(br,(s*.80,0,.98),.075))
    O.append(tube([(-.80,0,1.60),(-.52,0,1.92),(0,0,2.02),(.52,0,1.92),(.80,0,1.60)],.085,wd,radii=[.8,1.15,1.2,1.15,.8]))
    parent(O,(-.15,.15,.30),(0,0,V(-24)),(1.02,1.02,1.02))
    for x,y,c in((1.62,-.72,'#f3e7d4'),(2.05,-.15,'#2f3a5c')): lathe(bez([(0,0),(.20,0),(.26,.05),(.30,.42)],6)+[(.28,.42),(.24,.08),(0,.06)],mat('c'+c,c,.3,coat=.4),(x,y,.02))
    lem=mat('lem','#efc24e',.5,spec=.4,bump=.15,bump_scale=30); sph(lem,(-1.75,-.62,.2),.21,(1.25,1,1),(0,0,.6)); sph(lem,(-2.1,-.15,.2),.2,(1.2,1,1),(0,0,-.5)); torus(mat('arch','#e6cfae',.8,spec=.1),(-.6,2.9,.3),1.9,.28,UP)
    finish('product-kettle',w='#eef4ee')
def vase():
    stage('#d9a58c'); rng=random.Random(5); A=mat('a','#143a3c',.35,coat=.4); B=mat('b','#f2e6d4',.6,spec=.25,bump=.08,bump_scale=16); C=mat('c','#dba648',.3,coat=.45); plinth('#ecc9b4','#c4785a',2.0)
    lathe(bez([(0,0),(.36,0),(.44,.06),(.74,.62),(.60,1.16),(.24,1.42),(.20,1.74),(.27,1.90)],10)+[(.23,1.90),(.16,1.74),(0,1.7)],A,(-.25,.25,.28),seg=160)
    lathe(bez([(0,0),(.40,0),(.52,.08),(.60,.34),(.46,.66),(.24,.76),(.26,.88)],10)+[(.21,.88),(.2,.76),(0,.7)],B,(.82,-.35,.28),seg=160)
    for k in range(14): a=k/14*6.283; tube([(.82+.56*math.cos(a),-.35+.56*math.sin(a),.45),(.82+.60*math.cos(a),-.35+.60*math.sin(a),.62),(.82+.53*math.cos(a),-.35+.53*math.sin(a),.84)],.03,B,res=6)
    o=torus(C,(-1.25,-.45,.72),.34,.15,UP); o.scale=(1,1,1); cyl(C,(-1.25,-.45,.32),.20,.10,bev=.03); cyl(C,(-1.25,-.45,1.24),.11,.16,bev=.03)
    st=mat('st','#a98553',.8); pf=[mat('pf%d'%i,c,.9,sheen=.4) for i,c in enumerate(('#f2dcb8','#e0955f','#f6ead6'))]
    for k in range(11):
        a=rng.uniform(0,6.28); t=rng.uniform(.25,.95); h=rng.uniform(1.1,1.75); p=[(-.25,.25,2.1),(-.25+.3*t*math.cos(a),.25+.3*t*math.sin(a),2.1+h*.5),(-.25+.85*t*math.cos(a),.25+.5*t*math.sin(a),2.05+h)]; tube(p,.014,st,res=4)
        d=Vector(p[2])-Vector(p[1]); 
        for q in range(9): f=q/8; c=Vector(p[1])+d*(.45+.62*f); sph(pf[k%3],c,.10*math.sin(.5+2.3*f)+.02,(1,1,1.35),(0,0,0),20)
    for dx in(-.05,.06): tube([(-1.25+dx,-.45,1.3),(-1.25+dx*4,-.5,1.75),(-1.25+dx*9,-.52,2.0)],.014,st); sph(mat('pop','#c8402f',.6),(-1.25+dx*9,-.52,2.02),.10,(1,1,.8))
    sph(mat('ball','#2f3a5c',.4,coat=.2),(2.0,-.7,.2),.2); torus(mat('arch','#e8b79b',.8,spec=.1),(.3,3.0,.3),2.2,.3,UP)
    finish('product-vase',z=1.4,cam=(.1,-9.4,2.9),at=(0,0,1.78),w='#f8e6da')
def candle():
    stage('#3b4a63'); gl=mat('gl','#e9a15e',.12,coat=.6,trans=.35,ior=1.2,emit='#e8863c',estr=.28); wax=mat('wax','#fbeacb',.5,emit='#ffb866',estr=.55); lab=mat('lab','#f6eee2',.7); br=mat('br','#e8c088',.2,1.0); wd=wood('wd','#a06a3c','#6f4220',.5); ink=mat('ink','#2f3a5c',.6)
    cyl(wd,(0,.1,.12),1.9,.24,bev=.08); lathe([(0,0),(.70,0),(.76,.05),(.76,1.34),(.73,1.38),(.70,1.34),(.70,.9),(0,.9)],gl,(-.2,.1,.24),seg=160); cyl(wax,(-.2,.1,1.22),.69,.10)
    o=cyl(lab,(-.2,.1,.86),.768,.52); 
    for z,w in((.96,.30),(.84,.44),(.74,.22)): cube(ink,(-.2,-.672,z),(w,.012,.03))
    cyl(mat('wick','#2a1c14',.9),(-.2,.1,1.34),.018,.16); f=lathe(bez([(0,0),(.075,.09),(.06,.22),(.015,.38),(0,.44)],8),mat('fl','#fff0c8',.5,emit='#ffc463',estr=9),(-.2,.1,1.36)); l=bpy.data.lights.new('P','POINT'); l.energy=130; l.color=hexc('#ffb869')[:3]; l.shadow_soft_size=.16; o=link(bpy.data.objects.new('P',l)); o.location=(-.2,.0,1.75)
    lathe(bez([(0,0),(.30,0),(.34,.04),(.34,.20)],6)+[(.31,.20),(.29,.05),(0,.04)],br,(1.15,-.5,.24)); cyl(mat('w2','#f6dcb8',.5,emit='#ffb866',estr=.2),(1.15,-.5,.36),.30,.12); f=lathe(bez([(0,0),(.045,.05),(.035,.13),(0,.24)],8),mat('f2','#fff0c8',.5,emit='#ffc463',estr=8),(1.15,-.5,.44))
    cube(mat('mb','#d3603f',.6),(-1.62,-.72,.34),(.62,.40,.16),(0,0,.3),bev=.02); cube(mat('ms','#f3e7d4',.7),(-1.62,-.72,.34),(.64,.34,.10),(0,0,.3))
    for k in range(3): tube([(-1.2+.08*k,-1.15-.05*k,.27),(-.75+.05*k,-1.25+.07*k,.27)],.018,mat('mt','#ecd2a4',.7)); sph(mat('mh','#c8402f',.6),(-.74+.05*k,-1.25+.07*k,.27),.034)
    lf=mat('lf','#5f8a6c',.5)
    for k in range(9): a=k*.7; p=[(0,-.3),(.14,0),(0,.36),(-.14,0)]; o=extrude(closed(p,6),.02,lf,bev=.006,loc=(1.75+.36*math.cos(a),.55+.36*math.sin(a),.26+.12*(k%3)),rot=(.5*math.cos(a),.5*math.sin(a),a))
    area((-3.8,-3.6,4.4),(0,0,1.2),2.6,210,'#a8c0ff',size_y=2.8); area((4,-2,3.4),(0,0,1.2),2.0,120,'#ffd2b0'); world_color('#55658a',.6); camera((.1,-8.2,3.0),(0,0,1.05),60,3.6,focus=(0,-.5,1.1)); product('product-candle',spp=56,exposure=.2,sat=1.0,contrast=1.35,bounces=5,glow=.3,vignette=.15,kc=.5)
def clock():
    stage('#e7b7a6'); bd=mat('bd','#2f6f6a',.25,coat=.6); fc=mat('fc','#fbf3e4',.6); ink=mat('ink','#2a2f45',.5); br=mat('br','#e8c088',.18,1.0); rd=mat('rd','#d3502f',.4); plinth('#f3d9cb','#c98468')
    O=[cyl(bd,(0,0,0),.98,.52,UP,bev=.10),torus(br,(0,-.27,0),.92,.055,UP),cyl(fc,(0,-.262,0),.90,.02,UP)]
    for k in range(60):
        a=k/60*6.283; b=k%5==0; r=.78; O.append(cube(ink,(r*math.sin(a),-.278,r*math.cos(a)),(.035 if b else .012,.01,.14 if b else .05),(0,a,0)))
    for a,l,w in((V(-58),.42,.06),(V(62),.62,.042)): O.append(cube(ink,(.5*l*math.sin(a),-.292,.5*l*math.cos(a)),(w,.012,l),(0,a,0),bev=.008))
    a=V(148); O+=[cube(rd,(.3*math.sin(a),-.302,.3*math.cos(a)),(.02,.01,.66),(0,a,0)),cyl(br,(0,-.30,0),.055,.04,UP,bev=.01)]
    for s in(-1,1):
        O.append(parent([lathe(bez([(.34,0),(.33,.10),(.20,.26),(0,.30)],8),br,(0,0,0)),cyl(br,(0,0,-.08),.04,.24),sph(br,(0,0,.32),.05)],(s*.56,0,.98),(0,V(s*30),0))); O.append(parent([cyl(bd,(0,0,0),.07,.34,r2=.045),sph(br,(0,0,-.18),.075)],(s*.62,0,-.94),(0,V(-s*28),0)))
    O+=[tube([(-.26,0,1.36),(-.2,0,1.58),(0,0,1.66),(.2,0,1.58),(.26,0,1.36)],.04,br),cyl(br,(0,0,1.08),.03,.32),sph(br,(0,0,1.25),.075,(1.6,1,1))]
    parent(O,(-.1,.15,1.40),(0,0,V(16)),(1,1,1))
    for i,(c,w,d,a) in enumerate((('#2f3a5c',1.0,.74,.1),('#f0e4d2',.94,.70,-.1))): cube(mat('bk%d'%i,c,.6,spec=.3),(1.72,-.35,.1+i*.18),(w,d,.16),(0,0,a),bev=.025)
    lathe(bez([(0,0),(.16,0),(.2,.05),(.2,.32)],6)+[(.18,.32),(.17,.06),(0,.05)],mat('cup','#e9b95c',.3,coat=.4),(1.72,-.4,.37)); sph(mat('b','#b7a4dc',.45),(-1.85,-.5,.22),.22); torus(mat('arch','#f1cbbb',.8,spec=.1),(-.4,3.0,.3),2.1,.3,UP)
    finish('product-clock',z=1.4,at=(0,0,1.5),cam=(.1,-9.2,2.7),w='#faece6')
def globe():
    stage('#cfc3a4'); sea=mat('sea','#2f6f8a',.3,coat=.5); ell_mask(sea,'#8fae6a',[((-.42,-.75,.30),(.34,.5,.26)),((-.22,-.88,-.28),(.20,.4,.34)),((.38,-.80,.34),(.36,.5,.22)),((.42,-.84,-.10),(.25,.4,.36)),((.80,-.45,.42),(.30,.4,.24)),((.86,-.4,-.34),(.17,.3,.15)),((-.80,-.5,.1),(.16,.4,.2)),((0,0,.98),(.36,.36,.1)),((0,0,-.98),(.4,.4,.1))],.05); br=mat('br','#e3b878',.2,1.0); wd=wood('wd','#7d4a28','#512d15',.35); plinth('#e9dfc6','#b59f74')
    O=[sph(sea,(0,0,0),.98,seg=96)]+[torus(mat('ln%d'%k,'#e9e0c8',.5),(0,0,z),math.sqrt(.985**2-z*z),.006) for k,z in enumerate((-.55,0,.55))]
    O.append(torus(br,(0,0,0),1.12,.045,UP)); O+=[cyl(br,(0,0,s*1.07),.05,.20) for s in(-1,1)]; parent(O,(-.05,.1,2.02),(0,V(23),V(8)),(1,1,1))
    lathe(bez([(0,0),(.72,0),(.78,.06),(.70,.14),(.34,.22),(.12,.34),(.10,.52),(.17,.60)],10)+[(0,.62)],wd,(-.05,.1,.28),seg=140)
    for i,(c,w,d,a) in enumerate((('#d3603f',1.05,.78,.12),('#143a3c',.98,.74,-.08),('#e9b95c',.9,.66,.2))): cube(mat('bk%d'%i,c,.6,spec=.3),(-1.95,-.15,.1+i*.19),(w,d,.17),(0,0,a),bev=.025); cube(mat('pg','#f7efe2',.8),(-1.93,-.17,.1+i*.19),(w*.97,d*.985,.12),(0,0,a))
    lathe(bez([(0,0),(.2,0),(.22,.05),(.22,.5)],6)+[(.20,.5),(.19,.06),(0,.05)],mat('cup','#2f3a5c',.4,coat=.3),(1.75,-.45,0))
    for k,c in enumerate(('#e9b95c','#d3603f','#7fa08f')): tube([(1.75+.05*k-.05,-.45,.2),(1.75+.16*k-.16,-.45+.05*k,.95+.05*k)],.028,mat('pc'+c,c,.5))
    torus(mat('arch','#dfd2b0',.8,spec=.1),(.4,3.0,.3),2.2,.3,UP)
    finish('product-globe',lens=64,z=1.6,at=(0,0,1.66),cam=(.1,-9.6,2.9),w='#f6f0e0')
def suitcase():
    stage('#8fb3c4'); sh=mat('sh','#e2a13f',.35,coat=.35); tr=mat('tr','#6b3f24',.55); br=mat('br','#e8c088',.2,1.0); dk=mat('dk','#2a2422',.5); plinth('#c9dde4','#6d95a8',1.9)
    O=[extrude(rrect(.95,.42,.20),2.0,sh,bev=.12,seg=5)]
    for x in(-.63,-.32,0,.32,.63): O.append(tube([(x,-.425,.2),(x,-.435,1.0),(x,-.425,1.8)],.035,sh,res=8))
    O.append(cube(tr,(0,0,1.0),(1.96,.10,2.06),bev=.04)); 
    for sx in(-1,1):
        for sz in(.06,1.94): O.append(cube(tr,(sx*.86,-.36,sz),(.26,.20,.22),bev=.08))
    O.append(tube([(-.30,-.12,2.0),(-.30,-.12,2.18),(0,-.12,2.24),(.30,-.12,2.18),(.30,-.12,2.0)],.055,tr)); 
    for sx in(-1,1): O.append(cyl(br,(sx*.26,.16,2.4),.028,.9)); O.append(cyl(dk,(sx*.68,-.1,-.10),.12,.12,(0,math.pi/2,0),bev=.03)); O.append(cube(br,(sx*.5,-.44,1.02),(.16,.05,.20),bev=.02))
    O.append(cube(dk,(0,.16,2.86),(.72,.12,.12),bev=.05)); O.append(extrude(rrect(.20,.13,.05),.02,mat('tag','#f6eee2',.6),bev=.006,loc=(.30,-.52,1.72),rot=(math.pi/2,.25,.1))); O.append(cyl(mat('stk','#c8503a',.5),(-.48,-.452,1.46),.18,.02,UP)); O.append(cube(mat('st2','#143a3c',.5),(.42,-.45,.50),(.34,.03,.24),(0,.2,0)))
    parent(O,(-.25,.15,.48),(0,0,V(-22)),(.92,.92,.92))
    lathe(bez([(.0,.30),(.30,.26),(.36,.14),(.40,.05),(.78,.0)],8)+[(.80,.02),(.42,.10)],mat('hat','#ead3a4',.85,bump=.25,bump_scale=30),(1.55,-.7,.04)); torus(mat('rib','#c8503a',.7),(1.55,-.7,.14),.39,.045,(0,0,0),(1,1,1.3)); sph(mat('b','#f2e6d4',.5),(-1.95,-.45,.25),.25); torus(mat('arch','#a9c8d4',.8,spec=.1),(.2,3.0,.3),2.2,.3,UP)
    finish('product-suitcase',lens=66,z=1.5,at=(0,0,1.56),cam=(.1,-9.8,2.8),w='#ecf4f6')
def stool():
    stage('#b9a6cf'); seat=wood('seat','#d09a5c','#a2693a',.4); br=mat('br','#e3b878',.2,1.0); plinth('#d9cbe6','#8f7ab2',2.1)
    O=[lathe(bez([(0,.0),(.84,0),(.92,.05),(.90,.15),(.70,.17),(0,.13)],8),seat,(0,0,1.62),seg=140)]
    for k in range(3): a=k*2.094+.3; O.append(tube([(.42*math.cos(a),.42*math.sin(a),1.64),(.62*math.cos(a),.62*math.sin(a),.8),(.80*math.cos(a),.80*math.sin(a),0)],.085,seat,radii=[1.1,1,.65])); 
    O.append(torus(br,(0,0,.62),.66,.03)); parent(O,(-.25,.1,.28),(0,0,.2),(1.02,1.02,1.02))
    lathe(bez([(0,0),(.26,0),(.32,.05),(.36,.42)],6)+[(.33,.42),(.29,.08),(0,.06)],mat('pot','#d3603f',.6),(-.25,.1,2.08)); lf=mat('lf','#4f8a5c',.45)
    for k in range(16):
        a=k*2.4; t=.35+.5*(k%4)/4; tube([(-.25,.1,2.4),(-.25+.28*t*math.cos(a),.1+.28*t*math.sin(a),2.85),(-.25+.9*t*math.cos(a),.1+.9*t*math.sin(a),3.05-.5*t)],.045,lf,radii=[.6,1.2,.25])
    cu=mat('cu','#f2e6d4',.9,sheen=.3,bump=.1,bump_scale=30); o=cube(cu,(1.45,-.3,.62),(1.15,.34,1.15),(V(-14),0,.2),bev=.16,seg=6); subsurf(o,1); torus(mat('arch','#cdbddf',.8,spec=.1),(.3,3.0,.3),2.2,.3,UP); sph(mat('b','#e9b95c',.4),(-1.95,-.6,.22),.22)
    finish('product-stool',z=1.5,at=(0,0,1.62),cam=(.1,-9.8,3.2),w='#f2ecf6')
def pizza():
    stage('#2f5f5c',6); rng=random.Random(4); cr=mat('cr','#dba35c',.7,bump=.3,bump_scale=9); sa=mat('sa','#c5452a',.35,coat=.3); ch=mat('ch','#f6dfa4',.35,coat=.3,bump=.2,bump_scale=8); mz=mat('mz','#fdf3de',.4,coat=.2); tm=mat('tm','#d8412c',.25,coat=.5); bs=mat('bs','#3f8a45',.4); ol=mat('ol','#2a2530',.25,coat=.5); wd=wood('wd','#b98350','#82522c',.5)
    cyl(wd,(0,.1,.10),2.35,.20,bev=.06); cube(wd,(2.5,-.9,.10),(1.3,.42,.19),(0,0,-.38),bev=.08)
    cyl(sa,(0,.1,.28),1.80,.14,bev=.03); o=torus(cr,(0,.1,.33),1.84,.21,(0,0,0),(1,1,.9),seg=160)
    for v in o.data.vertices: a=math.atan2(v.co.y,v.co.x); k=1+.018*math.sin(5*a)+.014*math.sin(11*a+1); v.co.x*=k; v.co.y*=k; v.co.z*=1+.16*math.sin(7*a+2)
    blob([ell((rng.uniform(-1,1)*1.2,.1+rng.uniform(-1,1)*1.2,.355),(rng.uniform(.3,.55),rng.uniform(.3,.55),.035)) for _ in range(34)],ch,.035,6)
    P=[(math.cos(a)*r,.1+math.sin(a)*r) for a,r in((.4,.75),(1.5,1.05),(2.5,.8),(3.6,1.1),(4.6,.7),(5.5,1.2))]
    for x,y in P: sph(mz,(x,y,.38),.30,(1,.9,.26),seg=32)
    for a,r in((.95,1.2),(2.0,.5),(3.1,.5),(4.1,1.25),(5.1,.25),(5.9,.65),(2.9,1.35)): sph(tm,(math.cos(a)*r,.1+math.sin(a)*r,.42),.17,(1,1,.6),seg=32); sph(mat('tc','#f0a070',.4),(math.cos(a)*r,.1+math.sin(a)*r,.49),.10,(1,1,.35),seg=24)
    for a,r in((.1,1.3),(1.1,.6),(2.3,1.25),(3.4,.85),(4.9,1.2),(5.6,.95)): torus(ol,(math.cos(a)*r,.1+math.sin(a)*r,.42),.09,.045,(rng.uniform(-.3,.3),0,0),seg=32)
    for a,r,t in((.6,.3,0),(1.7,.78,1),(2.8,1.0,2),(4.4,1.0,3),(5.3,.75,4),(0.1,.95,5)):
        l=extrude(closed([(0,-.24),(.13,-.05),(.09,.16),(0,.28),(-.09,.16),(-.13,-.05)],6),.02,bs,bev=.006,loc=(math.cos(a)*r,.1+math.sin(a)*r,.50),rot=(.25,-.2,t*1.3))
    lathe(bez([(0,0),(.3,0),(.42,.08),(.46,.22)],6)+[(.43,.22),(.39,.1),(0,.06)],mat('ds','#f4e8d6',.3,coat=.4),(-2.55,-1.0,0)); cyl(mat('oil','#d8b23c',.1,coat=.6,emit='#c89a2c',estr=.2),(-2.55,-1.0,.15),.40,.02); cube(mat('nap','#e7b98a',.95,spec=.05,bump=.3,bump_scale=30),(-2.5,1.1,.02),(1.5,1.2,.03),(0,0,.3))
    area((-3.6,-1.2,5.2),(0,0,.6),2.6,400,'#fff0dc',size_y=3.2); area((3.8,-2.6,3.6),(0,0,.6),2,150,'#ffe4d4',size_y=3); area((.5,4.2,4.4),(0,0,.6),2.2,280,'#ffffff',spread=90); world_color('#dcece6',.36); camera((.1,-6.2,6.0),(0,.05,.30),58,5,focus=(0,-.5,.5)); product('food-pizza',spp=48,exposure=.1,sat=1.0,contrast=1.42,bounces=3,kc=.5)
def salad():
    stage('#e8b9a4',6); rng=random.Random(9); bw=mat('bw','#f4ead9',.3,coat=.4); rim=mat('rim','#2f6f6a',.3,coat=.3); G=[mat('g%d'%i,c,.45,spec=.4) for i,c in enumerate(('#5f9a4c','#86b95c','#3f7a48'))]; tm=mat('tm','#d8412c',.22,coat=.6); cu=mat('cu','#dcebb4',.4); cs=mat('cs','#4f8a45',.4); on=mat('on','#b5688f',.35,coat=.2); fe=mat('fe','#fdf6ea',.6); ol=mat('ol','#3a2a3a',.22,coat=.6); wd=wood('wd','#b98350','#82522c',.5)
    lathe(bez([(0,0),(.6,0),(.7,.05),(1.3,.42),(1.72,1.0)],10)+[(1.74,1.04),(1.69,1.05)]+bez([(1.64,.98),(1.24,.48),(.6,.2),(0,.16)],8),bw,(0,.1,.04),seg=160); torus(rim,(0,.1,1.085),1.715,.03,seg=160)
    for i in range(74):
        a=rng.uniform(0,6.28); r=1.45*math.sqrt(rng.random()); s=rng.uniform(.7,1.2); out=[(0,-.34),(.16,-.22),(.24,0),(.30,.14),(.15,.22),(.12,.34),(0,.42),(-.13,.33),(-.16,.2),(-.29,.12),(-.22,-.02),(-.15,-.22)]
        o=extrude(closed([(x*s,y*s) for x,y in out],5),.02,G[i%3],bev=.006,loc=(r*math.cos(a),.1+r*math.sin(a),.95+.34*(1-r/1.5)+rng.uniform(-.05,.12)),rot=(rng.uniform(-.9,.9),rng.uniform(-.9,.9),a))
    def at(k,n,r0=1.15): a=k*2.4+n; r=r0*math.sqrt((k+.6)/8); return r*math.cos(a),.1+r*math.sin(a),1.22+.26*(1-r/1.3)
    for k in range(8): x,y,z=at(k,.2); sph(tm,(x,y,z+.05),.19,seg=32)
    for k in range(7): x,y,z=at(k,1.3); parent([cyl(cu,(0,0,0),.25,.06,bev=.015),torus(cs,(0,0,0),.25,.022)],(x,y,z+.10),(rng.uniform(-.7,.7),rng.uniform(-.6,.6),0))
    for k in range(8): x,y,z=at(k,2.5); cube(fe,(x,y,z+.10),(.22,.20,.18),(rng.random(),rng.random(),rng.random()),bev=.03)
    for k in range(6): x,y,z=at(k,3.6); sph(ol,(x,y,z+.08),.11,(1.25,1,1),(0,0,k),seg=24)
    for k in range(6): x,y,z=at(k,4.6); torus(on,(x,y,z+.14),.22,.022,(rng.uniform(-.6,.6),rng.uniform(-.6,.6),0))
    cube(mat('nap','#2f6f6a',.95,spec=.05,bump=.3,bump_scale=30),(.1,.1,.012),(4.7,3.0,.02),(0,0,-.12)); 
    for d in(0,.3): tube([(1.9+d,-1.7,.10),(2.15+d,.4,.12)],.05,wd,radii=[1,.8]); sph(wd,(2.2+d,.75,.13),.2,(.75,1.5,.35))
    lathe(bez([(0,0),(.34,0),(.44,.2),(.40,.5),(.16,.72),(.15,.98)],8)+[(.12,.98),(0,.9)],mat('ob','#8aa04a',.1,coat=.7),(-2.3,1.1,0)); sph(mat('lem','#efc24e',.5,bump=.15,bump_scale=30),(-2.3,-.7,.24),.26,(1.25,1,1),(0,0,.6))
    area((-3.6,-1.2,5.2),(0,0,.8),2.6,420,'#fff0dc',size_y=3.2); area((3.8,-2.6,3.6),(0,0,.8),2,150,'#ffe4d4',size_y=3); area((.5,4.2,4.4),(0,0,.8),2.2,280,'#ffffff',spread=90); world_color('#f7e8e0',.36); camera((.1,-6.6,5.6),(0,.15,.72),58,5,focus=(0,-.5,1.1)); product('food-salad',spp=48,exposure=.1,sat=1.0,contrast=1.42,bounces=3,kc=.5)
def cake():
    stage('#c9b2d6'); sp=mat('sp','#e3b06a',.8,bump=.3,bump_scale=14); cm=mat('cm','#fdf3e6',.45,coat=.1); be=mat('be','#b8324f',.25,coat=.6); bl=mat('bl','#34407a',.4,sheen=.4); lf=mat('lf','#5f9a5c',.45); st=mat('st','#f4e8d6',.25,coat=.5); gold=mat('gold','#e6bd83',.2,1.0); plate=lambda: None
    lathe(bez([(0,0),(.8,0),(.82,.06),(.22,.16),(.16,.5),(.3,.62),(1.75,.70)],10)+[(1.80,.76),(1.76,.78),(0,.74)],st,(0,.15,.02),seg=160); torus(gold,(0,.15,.77),1.78,.02,seg=160)
    z=.80
    for i in range(3):
        cyl(sp,(0,.15,z+.17),1.22,.34,bev=.06); z+=.34
        o=torus(cm,(0,.15,z+.06),1.16,.10,(0,0,0),(1,1,.8),seg=140); cyl(cm,(0,.15,z+.06),1.16,.13)
        for v in o.data.vertices: a=math.atan2(v.co.y,v.co.x); v.co.x*=1+.02*math.sin(9*a+i); v.co.y*=1+.02*math.sin(9*a+i); v.co.z*=1+.2*math.sin(13*a)
        if i<2:
            for k in range(17): a=k/17*6.283+i; sph(be if k%3 else bl,(1.16*math.cos(a),.15+1.16*math.sin(a),z+.08),.105,seg=24)
        z+=.12
    for k in range(26): a=k*2.4; r=.95*math.sqrt(k/26); m=(be,be,bl)[k%3]; sph(m,(r*math.cos(a),.15+r*math.sin(a),z+.12+.18*(1-r)),(.16,.15,.12)[k%3],seg=28)
    for a,t in((.4,.3),(2.2,.35),(4.1,.3),(5.3,.4)): extrude(closed([(0,-.2),(.11,0),(0,.26),(-.11,0)],6),.02,lf,bev=.006,loc=(.6*math.cos(a),.15+.6*math.sin(a),z+.30),rot=(t,-t,a))
    for x,y,m in((1.95,-.7,be),(2.2,-.45,bl),(-2.0,-.6,be)): sph(m,(x,y,.16),.15,seg=28)
    lathe(bez([(0,0),(.24,0),(.28,.05),(.30,.44)],6)+[(.28,.44),(.24,.08),(0,.06)],mat('cup','#2f3a5c',.3,coat=.4),(-2.2,.4,0)); torus(mat('arch','#dac8e4',.8,spec=.1),(0,3.0,.3),2.3,.3,UP); cyl(mat('p2','#9c84b8',.8,spec=.1),(2.4,2.4,.9),.85,1.8,bev=.06)
    finish('food-cake',z=1.4,at=(0,0,1.32),cam=(.1,-8.8,3.4),w='#f4ecf8')
def handdrum():
    stage('#d9b074'); rng=random.Random(2); sh=mat('sh','#1f5f6a',.25,coat=.6); hd=mat('hd','#f7eedc',.5,spec=.3); br=mat('br','#e8c088',.2,1.0); inl=[mat('i%d'%i,c,.4,coat=.3) for i,c in enumerate(('#e9b95c','#d3603f','#f4ead9'))]; plinth('#ecd2a4','#b98347',2.0)
    O=[lathe(bez([(.70,0),(.66,.12),(.36,.62),(.34,.86),(.60,1.28),(.98,1.62),(1.02,1.86)],10),sh,(0,0,0),seg=160),cyl(hd,(0,0,1.88),1.0,.05,seg=160),torus(br,(0,0,1.88),1.01,.05,seg=160),torus(br,(0,0,.03),.70,.05),torus(br,(0,0,.74),.36,.035)]
    for row,(z,r,n) in enumerate(((1.70,1.01,20),(1.48,.86,18),(.30,.585,14))):
        for k in range(n): a=k/n*6.283; O.append(parent([cube(inl[(k+row)%3],(0,0,0),(.15,.03,.15),(0,V(45),0))],(r*math.cos(a),r*math.sin(a),z),(0,0,a+math.pi/2)))
    for k in range(10): a=k/10*6.283; O.append(cyl(br,(1.045*math.cos(a),1.045*math.sin(a),1.78),.035,.2))
    parent(O,(-.3,.15,.28),(V(4),V(6),0),(1.02,1.02,1.02))
    T=[]
    for k in range(64): pass
    fr=mat('fr','#a8623a',.4,coat=.2); T.append(torus(fr,(0,0,0),.62,.07,(0,0,0),(1,1,2.0))); T.append(cyl(hd,(0,0,.10),.60,.02))
    for k in range(6): a=k/6*6.283+.3; T.append(cyl(br,(.68*math.cos(a),.68*math.sin(a),.03),.13,.02)); T.append(cyl(br,(.68*math.cos(a),.68*math.sin(a),-.03),.13,.02))
    parent(T,(1.6,-.45,.66),(V(68),0,V(-28)),(1,1,1)); torus(mat('arch','#e8c894',.8,spec=.1),(.4,3.0,.3),2.2,.3,UP); sph(mat('b','#2f3a5c',.4),(-2.0,-.5,.22),.22)
    finish('music-hand-drum',z=1.5,at=(0,0,1.34),cam=(.1,-9.0,3.4),w='#f8eedc')
def xylophone():
    stage('#8fb0a4'); wd=wood('wd','#b98350','#82522c',.4); C=('#d3503a','#e07f3f','#e9b95c','#8fae5c','#3f8a7c','#3f6f9a','#5f5a9c','#a05f8f'); steel=mat('st','#e6dccf',.2,1.0); plinth('#cddcd2','#6b9484',2.2)
    O=[]
    for i,c in enumerate(C):
        l=1.75-.13*i; x=-1.5+.43*i; O.append(cube(mat('k%d'%i,c,.3,coat=.5),(x,0,.34),(.36,l,.10),bev=.045)); O+=[sph(steel,(x,s*l*.36,.40),.05,seg=20) for s in(-1,1)]
    for s in(-1,1): O.append(tube([(-1.85,s*.66,.2),(1.85,s*.30,.2)],.13,wd,dens=False))
    for x,d in((-1.85,.62),(1.85,.27)): O.append(tube([(x,-d,.2),(x,d,.2)],.12,wd,dens=False))
    parent(O,(-.05,.25,.36),(V(24),0,V(12)),(1.12,1.12,1.12))
    for a,x,y in((.5,.7,-1.25),(.85,1.15,-1.05)): parent([tube([(-.95,0,0),(.75,0,0)],.032,wd,dens=False),sph(mat('ml','#2f3a5c',.5,coat=.3),(.86,0,0),.15)],(x,y,.44),(0,V(-6),a))
    cyl(mat('dc','#e3c48c',.8,spec=.1),(-.3,3.0,1.6),1.7,.3,UP,bev=.05); sph(mat('b','#d3603f',.45),(-2.2,-.75,.22),.22)
    finish('music-xylophone',z=1.2,at=(0,0,.82),cam=(.1,-7.6,4.4),w='#eef4ee',lens=54)
def accordion():
    stage('#4d5f86'); bd=mat('bd','#c8452f',.2,coat=.8); bk=mat('bk','#f2e6d4',.7,sheen=.2); fold=mat('fold','#8a2c24',.7); br=mat('br','#e8c088',.2,1.0); wh=mat('wh','#fdf6ea',.25,coat=.5); dk=mat('dk','#221c22',.3,coat=.5); plinth('#8394b8','#35466c',2.2)
    O=[]
    for s,w in((-1,.52),(1,.52)): O.append(cube(bd,(s*1.12,0,0),(w,.86,1.9),bev=.12,seg=5))
    for k in range(13):
        x=-.84+.14*k; O.append(cube(bk if k%2 else fold,(x,0,.02*math.sin(k)),(.075,.80 if k%2 else .66,1.80 if k%2 else 1.60),bev=.02))
    for k in range(12): O.append(cube(wh,(1.30,-.46,-.80+.145*k),(.30,.10,.135),bev=.02))
    for k in (0,1,3,4,5,7,8,10): O.append(cube(dk,(1.38,-.53,-.725+.145*k),(.18,.08,.08),bev=.015))
    for r in range(3):
        for k in range(8): O.append(sph(wh,(-1.28+.14*r,-.44,-.66+.19*k+.05*r),.055,(1,.7,1),seg=16))
    for s in(-1,1):
        O.append(tube([(s*1.0,-.45,.86),(s*1.12,-.45,.9),(s*1.24,-.45,.86)],.02,br)); 
    for k in range(5): O.append(cube(br,(.97,-.44,-.5+.25*k),(.10,.03,.16),bev=.02))
    O.append(tube([(-1.2,.2,.95),(-.9,.5,1.35),(-.3,.6,1.5)],.07,mat('stp','#6b3f24',.6)))
    parent(O,(-.05,.2,1.30),(V(-8),0,V(-16)),(1.0,1.0,1.0)); torus(mat('arch','#6b7da6',.8,spec=.1),(.2,3.0,.3),2.2,.3,UP); sph(mat('b','#e9b95c',.4),(2.1,-.6,.22),.22); sph(mat('b2','#b7a4dc',.4),(-2.2,-.5,.16),.16)
    finish('music-accordion',z=1.4,at=(0,0,1.30),cam=(.1,-9.0,2.8),w='#d6dcee')
ALL=dict(kettle=kettle,vase=vase,candle=candle,clock=clock,globe=globe,suitcase=suitcase,stool=stool,pizza=pizza,salad=salad,cake=cake,handdrum=handdrum,xylophone=xylophone,accordion=accordion)
for k in (list(ALL) if 'all' in args() else args()): ALL[k]()
