"""Ribbed suitcase in deep teal with brass corners and a straw hat on a peach set."""
import sys; sys.path.insert(0,__file__.rsplit("/",1)[0]); from art import *
reset(); rng=random.Random(3); bg='#e6b797'; cyc(bg,m=mat('cyc',bg,.85,spec=.1),y=5)
shell=mat('shell','#24615e',.38,spec=.45,coat=.3); brass=mat('brass','#e6bd83',.2,1.0); lea=mat('lea','#8a4f2e',.5,spec=.35,bump=.12,bump_scale=34); dark=mat('dark','#22282c',.5); cream=mat('cream','#f3e6d0',.5); navy=mat('navy','#2f3a5c',.6)
O=[cube(shell,(0,0,1.28),(1.78,.86,2.24),bev=.26,seg=8),cube(dark,(0,0,1.28),(1.80,.05,2.26),bev=.26,seg=8)]
for k in range(9): x=-.68+k*.17; O.append(cube(shell,(x,-.435,1.28),(.075,.06,1.86),bev=.03)); O.append(cube(shell,(x,.435,1.28),(.075,.06,1.86),bev=.03))
for k in range(4):
    for s in(-1,1): O.append(cube(shell,(s*.895,-.27+.18*k,1.28),(.05,.075,1.86),bev=.02))
# brass corners, leather bands, buckles, handles
for x in(-1,1):
    for z in(.42,2.14): O.append(sph(brass,(x*.63,-.17,z),.288,seg=48)); O.append(sph(brass,(x*.63,.17,z),.288,seg=48))
for z in(.72,1.86):
    O.append(cube(lea,(0,0,z),(1.90,1.00,.17),bev=.07,seg=5)); O.append(cube(brass,(.0,-.515,z),(.26,.04,.24),bev=.03)); O.append(cube(lea,(0,-.53,z),(.16,.04,.15),bev=.02)); O.append(cyl(brass,(0,-.555,z),.025,.22,(0,0,0),seg=20))
O.append(tube([(-.34,0,2.38),(-.33,0,2.54),(-.20,0,2.62),(.20,0,2.62),(.33,0,2.54),(.34,0,2.38)],.065,lea))
for s in(-1,1): O.append(cyl(brass,(s*.34,0,2.41),.10,.07,bev=.015)); O.append(tube([(s*.46,.28,2.3),(s*.46,.28,3.24)],.030,brass,dens=False))
O.append(cyl(lea,(0,.28,3.26),.062,1.06,(0,math.pi/2,0),bev=.03))
for x in(-.62,.62):
    for y in(-.26,.26): O.append(cyl(dark,(x,y,.08),.115,.10,(0,math.pi/2,.3),bev=.03)); O.append(cyl(brass,(x,y,.17),.05,.10))
# stickers without words: sun, mountain, wave
st=[]
def dot(x,z,r,c,y=-.485): o=cyl(mat('s'+c,c,.6),(x,y,z),r,.02,(math.pi/2,0,0),seg=64); O.append(o)
dot(.42,1.40,.25,'#f2b84b'); dot(.42,1.40,.17,'#e0603c',-.497); dot(-.46,1.10,.19,'#f3e6d0'); dot(-.46,1.10,.13,'#2f3a5c',-.497)
# luggage tag on the handle
O.append(tube([(.30,-.05,2.50),(.46,-.26,2.42),(.50,-.42,2.24)],.018,lea)); O.append(cube(cream,(.51,-.50,2.06),(.22,.04,.34),(.12,.1,.1),bev=.03)); O.append(cyl(brass,(.51,-.525,2.18),.03,.05,(math.pi/2,0,0)))
parent(O,(-.28,.25,.34),(0,0,math.radians(-24)),(1.0,1.0,1.0))
# straw hat leaning on the podium
straw=mat('straw','#e6c07a',.85,spec=.15,bump=.35,bump_scale=60)
H=[lathe(bez([(0,.62),(.30,.60),(.44,.52),(.50,.30),(.52,.10),(.56,.05),(.90,.02),(1.12,.06)],10)+[(1.13,.045),(.90,-.01),(.52,.02),(0,.05)],straw,seg=128),lathe([(.508,.08),(.536,.08),(.528,.24),(.503,.24)],navy,seg=96)]
parent(H,(1.40,-.50,1.06),(math.radians(58),math.radians(4),math.radians(16)),(.84,.84,.84))
# folded map-like cloth and a passport
cube(navy,(-1.72,-.95,.385),(.62,.86,.09),(0,0,.35),bev=.03); cube(mat('pg','#f7efe2',.8),(-1.715,-.955,.385),(.60,.84,.06),(0,0,.35)); torus(brass,(-1.72,-.95,.432),.13,.014,(0,0,0)); 
cyl(mat('p1','#f4d3ba',.75,spec=.15),(0,.1,.17),2.45,.34,bev=.06,seg=128); cyl(mat('p2','#d98a63',.8,spec=.1),(2.2,2.5,1.2),.85,2.4,bev=.06); torus(mat('arch','#f0cfa2',.8,spec=.1),(-1.35,2.9,.3),1.9,.30,(math.pi/2,0,0)); sph(mat('b','#e3a64a',.35,coat=.3),(-2.75,.6,.36),.36); sph(mat('b2','#f6ecda',.4,coat=.2),(2.85,.3,.2),.2)
softbox(385,145,290,z=1.4); world_color('#f9e9dc',.34)
camera((0.1,-9.4,2.9),(0.05,0,1.58),57,3.6,focus=(0,-.5,1.4))
product('product-suitcase',spp=48,exposure=.12,sat=1.0,contrast=1.42,bounces=3,kc=.5)
