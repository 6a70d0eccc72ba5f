"""Brass teapot with a pierced lid, mint tea in two glasses and dates on a teal set."""
import sys; sys.path.insert(0,__file__.rsplit("/",1)[0]); from art import *
reset(); rng=random.Random(4); bg='#2f6d6c'; cyc(bg,m=mat('cyc',bg,.85,spec=.12),y=5)
brass=mat('brass','#e3b572',.20,1.0); silver=mat('br2','#f0cf98',.26,1.0); glass=mat('glass','#fdfdf6',.02,spec=.6,trans=1.0,ior=1.30); tea=mat('tea','#c9862c',.06,spec=.5,coat=.3,emit='#d08a2c',estr=.5); mint=mat('mint','#4f9a4c',.45,spec=.4); date=mat('date','#5a2a18',.28,spec=.5,coat=.35); cer=mat('cer','#f4e8d6',.28,coat=.4); ter=mat('ter','#cf6a48',.8,spec=.15)
# tray
lathe(bez([(0,0),(1.9,0),(2.2,.03),(2.34,.12)],8)+[(2.36,.17),(2.30,.15),(2.14,.07),(0,.06)],silver,(0,0,.22),seg=160)
for k in range(48): a=k/48*6.283; sph(brass,(2.33*math.cos(a),2.33*math.sin(a),.39),.045,seg=16)
lathe([(0,0),(1.5,0),(1.54,.03),(1.54,.19),(1.5,.22),(0,.22)],mat('st','#7a4a2c',.45,spec=.35),(0,0,.0))
# pot: round belly, waist, domed lid with a tall finial
T=[lathe(bez([(0,0),(.42,0),(.46,.05),(.36,.13),(.62,.30),(.88,.66),(.86,1.02),(.56,1.36),(.40,1.50),(.42,1.58)],10)+[(0,1.58)],brass,(0,0,0),seg=160)]
T.append(lathe(bez([(.45,0),(.46,.04),(.40,.16),(.24,.38),(.13,.52),(.10,.60)],8)+[(0,.62)],brass,(0,0,1.57),seg=120)); T.append(torus(silver,(0,0,1.585),.435,.030)); T.append(torus(silver,(0,0,.86),.895,.022)); T.append(torus(silver,(0,0,.34),.66,.018)); T.append(torus(silver,(0,0,1.20),.725,.016))
for z,r in((2.22,.10),(2.36,.065),(2.47,.045)): T.append(sph(silver,(0,0,z),r))
for k in range(26):
    a=k/26*6.283; T.append(sph(silver,(.905*math.cos(a),.905*math.sin(a),.745),.028,seg=12)); T.append(sph(silver,(.875*math.cos(a),.875*math.sin(a),.985),.024,seg=12))
T.append(tube([(.78,0,.62),(1.12,0,.74),(1.28,0,1.08),(1.42,0,1.46),(1.66,0,1.62)],.12,brass,radii=[1.5,1.15,.8,.6,.55])); T.append(torus(silver,(1.64,0,1.61),.07,.018,(0,math.radians(62),0)))
T.append(tube([(-.56,0,1.34),(-.96,0,1.56),(-1.32,0,1.36),(-1.36,0,.92),(-1.10,0,.62),(-.80,0,.56)],.068,brass,radii=[1.1,1,1,1,1,1.2])); T.append(sph(silver,(-1.335,0,1.16),.088))
parent(T,(-.42,.42,.28),(0,0,math.radians(-24)),(1.0,1.0,1.0))
def cup(x,y,k=1.0,leaves=6):
    O=[lathe(bez([(0,.0),(.24,0),(.27,.04),(.255,.20),(.30,.52),(.345,.78)],10)+[(.345,.79),(.330,.785)]+bez([(.318,.74),(.275,.50),(.232,.20),(.22,.09)],8)+[(0,.08)],glass,(0,0,0),seg=96),lathe(bez([(0,.09),(.215,.09),(.226,.20),(.268,.50),(.300,.66)],8)+[(0,.66)],tea,(0,0,0),seg=96),torus(brass,(0,0,.785),.337,.014),torus(brass,(0,0,.40),.285,.012)]
    for i in range(leaves):
        a=i*2.4; r=.05+.14*(i/leaves); p=[(0,-.5),(.22,-.3),(.30,0),(.2,.32),(0,.52),(-.2,.32),(-.30,0),(-.22,-.3)]; l=extrude(closed([(u*.42,v*.42) for u,v in p],5),.012,mint,bev=.004,loc=(r*math.cos(a),r*math.sin(a),.68+.035*i),rot=(rng.uniform(.15,.7),rng.uniform(-.4,.4),a)); O.append(l)
    parent(O,(x,y,.285),(0,0,rng.uniform(0,6)),(k,k,k))
cup(.96,-.88); cup(1.46,.10,1.0,5)
# dates on a small plate, one almond pile
lathe(bez([(0,0),(.36,0),(.62,.07),(.70,.14)],8)+[(.71,.16),(.68,.155),(.60,.10),(0,.05)],cer,(-.92,-1.15,.29),seg=120); torus(brass,(-.92,-1.15,.445),.70,.012)
for k,(dx,dy,dz,a) in enumerate(((-.26,-.06,.13,.5),(.02,-.22,.13,-.3),(.26,.06,.13,1.2),(-.05,.20,.13,.1),(-.02,-.02,.29,.8))): parent([sph(date,(0,0,0),.15,(1.55,.85,.80),seg=32),sph(brass,(.225,0,.02),.022,seg=12)],(-.92+dx,-1.15+dy,.32+dz),(rng.uniform(-.2,.2),rng.uniform(-.2,.2),a))
for x,y,a in((.18,-1.62,.4),(.42,-1.42,1.6),(-2.75,-.9,.9)): sph(mat('alm','#c98a4e',.55,bump=.2,bump_scale=20),(x,y,.33 if abs(x)<2 else .07),.10,(1.5,.85,.6),(0,0,a),seg=24)
cyl(mat('p2','#3d8583',.8,spec=.1),(2.4,2.4,1.0),.9,2.0,bev=.06); torus(mat('arch','#d98a5c',.8,spec=.1),(-.5,2.9,.3),2.1,.32,(math.pi/2,0,0)); sph(mat('b','#e9b95c',.35,coat=.3),(-2.85,.75,.36),.36); sph(mat('b2','#f4ead9',.4,coat=.2),(2.95,-.6,.2),.2)
softbox(400,150,320,z=1.2); world_color('#cfe6e0',.36)
camera((0.1,-8.4,3.6),(0.12,0,1.16),56,4.0,focus=(0,-.6,1.2))
product('food-tea',spp=48,exposure=.15,sat=1.0,contrast=1.42,bounces=4,kc=.5)
