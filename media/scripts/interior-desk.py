"""Home office: oak desk, screen with violet waves, shelf, lamp, dusty blue wall (900x675)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from room import *
N='interior-desk'
if BPY:
    reset(); wall=mat('wall','#8fa6b5',.9,spec=.1); cube(planks('#b98d63','#ab8058','#6b4c33'),(0,0,-.05),(24,14,.1)); cube(wall,(0,3.0,4),(24,.3,8.4)); cube(mat('skirt','#eef0ee',.6),(0,2.82,.10),(24,.05,.2),bev=.01)
    oak=mat('oak','#b07d4e',.42,spec=.35); blk=mat('blk','#23262d',.4); alu=mat('alu','#c9ccd2',.3,.9); wht=mat('wht','#f4f1ea',.5,spec=.3); brass=mat('brass','#d9a860',.26,1.0); felt=mat('felt','#3c4450',.95,spec=.1,sheen=.2); ter=mat('ter','#c4683f',.85,spec=.1)
    cube(oak,(0,1.75,1.50),(4.6,1.7,.10),bev=.03)
    for x in(-2.05,2.05):
        for y in(1.1,2.4): cyl(oak,(x,y,.73),.045,1.46,r2=.07,seg=24)
    cube(oak,(1.35,1.85,1.27),(1.2,1.2,.34),bev=.02); cube(mat('dr','#c08d5c',.45),(1.35,1.24,1.27),(1.1,.03,.26),bev=.012); sph(brass,(1.35,1.21,1.27),.03)
    # monitor
    cyl(alu,(0,2.15,1.57),.34,.03,bev=.01); cube(alu,(0,2.22,1.86),(.14,.05,.6),bev=.01); cube(blk,(0,2.12,2.52),(2.02,.07,1.20),bev=.03); img=None
    scr=bpy.data.materials.new('scr'); scr.use_nodes=True; nt=scr.node_tree; b=nt.nodes['Principled BSDF']; p=os.path.join(look.HERE,'..','renders','abstract-waves-violet.png')
    if os.path.exists(p):
        t=nt.nodes.new('ShaderNodeTexImage'); t.image=bpy.data.images.load(p); nt.links.new(t.outputs[0],b.inputs['Emission']); b.inputs['Emission Strength'].default_value=1.0; b.inputs['Base Color'].default_value=(0,0,0,1); b.inputs['Roughness'].default_value=.4
    sc=mesh('screen',[(-.96,2.08,1.97),(.96,2.08,1.97),(.96,2.08,3.07),(-.96,2.08,3.07)],[(0,1,2,3)],scr); uv=sc.data.uv_layers.new(); [setattr(uv.data[i],'uv',q) for i,q in enumerate(((0,.1),(1,.1),(1,.9),(0,.9)))]
    cube(felt,(0,1.42,1.556),(2.5,.8,.012),bev=.005); cube(wht,(-.15,1.42,1.58),(1.15,.38,.035),bev=.012)
    for r in range(4):
        for k in range(12): cube(alu if (r,k)!=(1,11) else ter,(-.64+k*.09,1.55-r*.085,1.603),(.072,.066,.02),bev=.006,seg=2)
    m=sph(wht,(.72,1.40,1.60),.11,(.75,1.2,.45)); cube(mat('note','#e9c46a',.7),(-1.25,1.35,1.575),(.46,.6,.05),(0,0,.14),bev=.01); tube([(-1.13,1.15,1.615),(-1.02,1.52,1.615)],.016,blk,res=6,dens=False)
    lathe(bez([(0,0),(.10,.0),(.115,.03),(.12,.14),(.115,.22)],6)+[(.105,.22),(.10,.05),(0,.04)],ter,(1.25,1.45,1.55)); torus(ter,(1.375,1.45,1.66),.065,.018,(math.pi/2,0,0))
    # lamp
    cyl(brass,(-1.85,2.2,1.57),.22,.04,bev=.01); tube([(-1.85,2.2,1.58),(-1.98,2.2,2.3),(-1.75,2.15,2.85),(-1.38,2.0,2.92)],.022,brass); lathe([(0,.16),(.05,.16),(.08,.13),(.22,-.10),(.21,-.10),(.06,.11)],brass,(-1.32,1.97,2.78),rot=(0,.35,0)); sph(mat('bulb','#fff',emit='#ffd7a0',estr=9),(-1.34,1.97,2.74),.075)
    # shelf
    cube(oak,(.0,2.68,3.72),(4.0,.42,.07),bev=.015); x=-1.85
    rng=random.Random(9)
    for i,cq in enumerate(('#c4683f','#2f5d50','#e9c46a','#3b4a6b','#e4d8c2','#7d4f3a','#8aa39b')): w=rng.uniform(.10,.17); hh=rng.uniform(.46,.66); cube(mat('b%d'%i,cq,.65),(x+w/2,2.66,3.755+hh/2),(w,.30,hh),(0,0,0),bev=.008); x+=w+.012
    cube(mat('b9','#e4d8c2',.65),(x+.20,2.66,3.755+.27),(.13,.30,.58),(0,-.42,0),bev=.008)
    lathe(bez([(0,0),(.12,0),(.19,.12),(.15,.30),(.07,.40),(.09,.48)],6),mat('vase','#efe7da',.35,coat=.3),(.15,2.66,3.755)); plant(1.35,2.64,'#c4683f',n=15,k=.42,z=3.755,seed=3); sph(mat('globe','#3b5f8a',.35,coat=.3),(.72,2.64,3.99),.20); torus(brass,(.72,2.64,3.99),.235,.010,(math.pi/2,.4,0)); cyl(brass,(.72,2.64,3.765),.10,.02)
    framed(-2.75,2.83,2.75,.80,1.05,[(0,.12,.24,'#c4683f','o'),(0,-.28,(.6,.2),'#2f5d50','b')],'#b07d4e'); framed(2.95,2.83,3.1,.95,1.25,[(-.12,-.12,.28,'#e9c46a','o'),(.16,.22,.2,'#3b4a6b','o')],'#b07d4e')
    # chair
    C=[cushion((0,0,1.0),(.98,.92,.20),m=felt,r=.08),cushion((0,-.44,1.62),(.92,.16,.92),(math.radians(-8),0,0),felt,.08),cyl(alu,(0,0,.6),.05,.7)]
    for i in range(5): a=i*2*math.pi/5; C+= [tube([(0,0,.26),(math.cos(a)*.5,math.sin(a)*.5,.16)],.035,blk,dens=False),sph(blk,(math.cos(a)*.5,math.sin(a)*.5,.07),.07,seg=20)]
    for s in(-1,1): C+=[tube([(s*.46,.0,.98),(s*.60,0,1.1),(s*.60,.05,1.38),(s*.58,.32,1.40)],.03,blk),]
    parent(C,(.55,.42,0),(0,0,math.radians(-28)),(1.,1.,1.)); r=cyl(mat('rug','#e4dac6',.98,spec=.05,sheen=.15),(0,.5,.015),2.6,.03,bev=.01); r.scale=(1.2,.62,1); plant(-3.25,1.6,'#efe7da',k=1.15,seed=8)
    window_light(31,-128,4.6,'#ffdfb8'); area((-4.5,-5.5,4.5),(0,0,1),4,220,'#ffeedd'); world_color('#e2e6f2',.45); camera((.5,-7.4,2.75),(.08,1.2,2.05),41); shoot(N,900,675,60,bounces=4,kc=.6,kf=2.)
R=Raw(N); finish(N,R.img*np.array([.97,1.,1.05],f32),exposure=.4,sat=1.02,con=.32,glow=.15,thr=1.2)
