"""Footed bowl of oranges, figs, pears and grapes on a lilac set."""
import sys; sys.path.insert(0,__file__.rsplit("/",1)[0]); from art import *
reset(); rng=random.Random(6); bg='#c3b3d6'; cyc(bg,m=mat('cyc',bg,.85,spec=.1),y=5)
bowl=mat('bowl','#1f5a57',.24,spec=.5,coat=.5); gold=mat('gold','#e6bd83',.2,1.0); orange=mat('or','#ee8430',.42,spec=.45,bump=.22,bump_scale=46,coat=.1); lemon=mat('le','#f4c73e',.38,spec=.45,bump=.15,bump_scale=40,coat=.1); pear=mat('pe','#b7bf58',.40,spec=.4,coat=.15); fig=mat('fi','#4c2c4e',.45,spec=.4,sheen=.2); figin=mat('fin','#e88a86',.4,coat=.2); cream=mat('cr','#f6e6cc',.5); grape=mat('gr','#6d3a66',.22,spec=.5,coat=.35); stem=mat('st','#6b4a2e',.7); leaf=mat('lf','#4f8a4e',.42,spec=.4); apple=mat('ap','#c43a30',.22,spec=.5,coat=.45)
lathe(bez([(0,0),(.72,0),(.76,.05),(.40,.14),(.20,.34),(.22,.50),(.60,.66),(1.22,.88),(1.58,1.20)],10)+[(1.60,1.24),(1.56,1.25)]+bez([(1.50,1.18),(1.16,.95),(.55,.76),(0,.72)],8),bowl,(0,.1,.30),seg=160); torus(gold,(0,.1,1.545),1.585,.022,seg=160); torus(gold,(0,.1,.40),.735,.016)
def ball(m,x,y,z,r,sq=.95):
    parent([sph(m,(0,0,0),r,(1,1,sq)),sph(stem,(0,0,r*sq*.98),r*.09,(1,1,.6),seg=16)],(x,y,z),(rng.uniform(-.5,.5),rng.uniform(-.5,.2),rng.uniform(0,6)))
ball(orange,-.72,-.32,1.60,.46); ball(orange,.02,-.62,1.56,.45); ball(apple,.74,-.34,1.60,.45,.92); ball(lemon,.52,.52,1.62,.42); ball(orange,-.42,.60,1.62,.45); ball(apple,-1.02,.34,1.58,.40,.92); ball(orange,.02,.02,2.10,.46)
def pearat(x,y,z,rot,k=1.0):
    parent([lathe(bez([(0,0),(.30,.03),(.46,.26),(.44,.52),(.28,.80),(.17,1.02),(.11,1.14)],10)+[(0,1.16)],pear,(0,0,-.4),seg=80),tube([(0,0,.74),(.02,0,.86),(.07,0,.96)],.026,stem),],(x,y,z),rot,(k,k,k))
pearat(.62,.16,2.02,(math.radians(-14),math.radians(24),.3),.95); pearat(-.66,.14,2.00,(math.radians(-10),math.radians(-28),1.),.92)
# grapes over the rim
for i in range(34):
    t=rng.random()**.8; a=rng.uniform(0,6.283); r=.30*(1-t*.72)*math.sqrt(rng.random()); sph(grape,(1.24+.22*t+r*math.cos(a),-.86+r*math.sin(a)-.12*t,1.66-.86*t+rng.uniform(-.04,.05)),.125*rng.uniform(.92,1.06),seg=28)
tube([(.95,-.6,1.85),(1.15,-.78,1.86),(1.3,-.9,1.7)],.026,stem)
def leafat(x,y,z,rot,k=1.0):
    P=closed([(0,-.5),(.20,-.3),(.27,0),(.17,.32),(0,.58),(-.17,.32),(-.27,0),(-.20,-.3)],6); o=extrude([(u*k,v*k) for u,v in P],.02,leaf,bev=.008,loc=(x,y,z),rot=rot); return o
leafat(-.28,-.42,2.28,(.6,-.3,1.1),.62); leafat(.30,-.30,2.42,(.4,.4,-.9),.6); leafat(.98,-.56,1.95,(.5,.4,-.5),.5)
# figs on the table, one halved
def figat(x,y,z,rot,k=1.): parent([lathe(bez([(0,0),(.24,.02),(.36,.20),(.31,.42),(.13,.62),(.06,.74)],10)+[(0,.75)],fig,(0,0,-.3),seg=64)],(x,y,z),rot,(k,k,k))
figat(-1.62,-.80,.66,(math.radians(70),0,.7)); figat(-1.28,-1.35,.63,(math.radians(78),0,-.6),.92)
g=[sph(fig,(0,0,0),.36,(1,1,.95)),cyl(cream,(0,0,.005),.345,.02,seg=64),cyl(figin,(0,0,.015),.275,.024,seg=64,bev=.01)]
for v in g[0].data.vertices:
    if v.co.z>0: v.co.z=0
for i in range(40): a=i*2.4; r=.25*math.sqrt(i/40); g.append(sph(cream,(r*math.cos(a),r*math.sin(a),.034),.016,(1,1,.5),seg=8))
parent(g,(1.62,-1.12,.60),(math.radians(46),0,math.radians(-12)))
cyl(mat('p','#e4daee',.75,spec=.15),(0,.1,.15),2.15,.30,bev=.06); cyl(mat('p2','#e5b46a',.8,spec=.1),(-2.2,2.3,.9),.8,1.8,bev=.06); torus(mat('arch','#ad9bc6',.8,spec=.1),(.9,2.9,.3),2.0,.32,(math.pi/2,0,0)); sph(mat('b','#e3a64a',.35,coat=.3),(2.62,.35,.32),.32); sph(mat('b2','#2f3a5c',.4,coat=.2),(-2.75,-.3,.22),.22)
softbox(385,150,300,z=1.3); world_color('#efe8f6',.36)
camera((0.1,-8.6,3.1),(0.05,0,1.28),57,3.8,focus=(0,-.6,1.5))
product('food-fruit',spp=48,exposure=.1,sat=1.0,contrast=1.42,bounces=3,kc=.5)
