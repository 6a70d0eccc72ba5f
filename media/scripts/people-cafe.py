"""Three friends with mugs at a round table in a sunlit cafe (900x675)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from room import *
N='people-cafe'
if BPY:
    import figures; from figures import *; from studio import shoot
    reset(); wall=mat('wall','#dfb592',.9,spec=.08); T=-2.42   # T: table top
    w=cube(wall,(0,4.2,0),(30,.3,16)); arch=[cube(None,(0,4.2,-2.6),(4.3,1.4,6.4)),cyl(None,(0,4.2,.6),2.15,1.4,(math.pi/2,0,0))]
    for x in arch: bm=w.modifiers.new('b','BOOLEAN'); bm.object=x; bm.operation='DIFFERENCE'; bm.solver='EXACT'; x.hide_render=True
    cube(mat('niche','#b5603c',.9,spec=.08),(0,4.75,0),(8,.1,12))
    oak=wood('oak','#b98552','#966339',.42,(1.2,12,12)); cream=mat('cream','#f4eadb',.3,coat=.4); terra=mat('terra','#cf6640',.35,coat=.35); teal=mat('tealg','#23686a',.3,coat=.4); cof=mat('cof','#5a3220',.2,coat=.4)
    t=cyl(oak,(0,-1.9,T-.11),4.7,.22,bev=.08,seg=160); t.scale=(1,.66,1)
    # maya in the middle holds her mug in both hands
    a=lambda s:(s,[(s*.98,.06,-1.78),(s*1.20,-.12,-2.22),(s*1.04,-.62,-2.26),(s*.62,-1.0,-2.00)],[.36,.30,.25,.20])
    e,sk=figure('maya',(0,.55,0),0,(-5,-4),[a(-1),a(1)],joy=True)
    for o in mug(cream,cof,(0,-1.20,-2.26),r=.36,h=.74)+[wrap_hand(s,(0,-1.20,-1.94),.36,.62,sk,reach=62) for s in(-1,1)]: o.parent=e
    # the friends on both sides each hold a mug by the outer hand and rest the other arm
    def side(k,s,x,y,face,head,mm,**o):
        A=[(s,[(s*.98,.06,-1.78),(s*1.20,-.06,-2.26),(s*1.10,-.66,-2.26),(s*.84,-1.12,-2.16)],[.36,.30,.25,.20]),(-s,[(-s*.98,.06,-1.78),(-s*1.18,-.14,-2.22),(-s*.90,-.80,-2.22),(-s*.34,-1.06,-2.24)],[.36,.30,.25,.19])]
        e,sk=figure(k,(x,y,0),face,head,A,**o); c=(s*.42,-1.34,T)
        P=mug(mm,cof,c,r=.35,h=.72,handle=-25 if s<0 else 205); P.append(wrap_hand(s,(c[0],c[1],T+.34),.35,.62,sk,reach=70))
        P.append(blob([ell((-s*.20,-1.09,-2.28),(.22,.19,.12),(0,0,0))]+sum([limb([(-s*.10,-1.00-.09*i,-2.26),(s*.06,-1.02-.09*i,-2.27),(s*(.20-.04*abs(i-1)),-1.02-.085*i,-2.34)],[.082,.078,.070],10) for i in range(3)],[])+limb([(-s*.22,-1.20,-2.22),(-s*.08,-1.30,-2.27),(s*.02,-1.31,-2.33)],[.09,.08,.07],10),sk,.02,4))
        for o in P: o.parent=e
    side('noah',-1,-2.42,-.15,32,(4,14),terra)
    side('sofia',1,2.42,-.15,-32,(-4,-14),teal)
    # on the table
    cyl(cream,(.05,-2.05,T+.035),.66,.05,bev=.02,seg=96); ck=mat('ck','#d49a52',.75,bump=.3,bump_scale=14); cc=mat('cc','#4a2617',.4)
    for x,y,z,rx in((-.22,-2.02,.11,.0),(.24,-1.96,.11,.0),(.08,-2.12,.22,.05)):
        cyl(ck,(x+.03,y,T+z),.28,.11,(rx,rx*.6,x),bev=.045)
        for k in range(6): q=k*2.4+x*9; r=.20*math.sqrt((k+.4)/6); sph(cc,(x+.03+r*math.cos(q),y+r*math.sin(q),T+z+.055),.036,(1,1,.7),seg=16)
    framed(-4.1,4.0,1.70,1.30,1.62,[(-.16,.26,.34,'#d98a5a','o'),(.18,-.16,.27,'#2f5d50','o'),(-.18,-.46,.17,'#e9c46a','o')])
    # sunlight from a window on the left, only on the wall
    sun(31,-122,5.5,'#ffce98',1.2); g=mat('gb','#111111'); D=Vector((-.727,-.454,.515)); hit=Vector((3.9,4.0,2.3)); c=hit+D*16
    q=D.to_track_quat('Z','Y')
    def bar(u,v,a,b): o=cube(g,(0,0,0),(a,b,.1)); o.rotation_euler=q.to_euler(); o.location=c+q@Vector((u,v,0))
    W,Hh=4.6,3.7
    for u in(-1,1): bar(u*(W/2+15),0,30,60)
    for v in(-1,1): bar(0,v*(Hh/2+15),60,30)
    bar(0,0,.22,Hh); bar(0,.5,W,.22)
    area((-4.6,-4.6,4.2),(0,0,-.4),3.0,640,'#ffe6c8'); area((5.4,-1.2,1.6),(0,0,-.4),2.0,250,'#d3d2ff'); area((3.0,3.0,4.0),(0,.1,.1),2.0,380,'#ffc9dc',spread=80); world_color('#e9dfe6',.34)
    camera((0,-13.2,.55),(0,0,-.62),58,4.5,focus=(0,-.3,0)); shoot(N,900,675,44,bounces=3,kc=.6,kf=2.)
R=Raw(N); finish(N,R.img,exposure=.35,sat=1.0,con=.3,glow=.12,thr=1.2)
