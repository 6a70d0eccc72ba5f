"""Half figures with arms and hands: places the portraits of people.py (and the dogs of dogs.py) in a scene."""
import people
from people import person
from art import *
def grab(build):
    """objects that build() adds"""
    old=set(bpy.data.objects); build(); bpy.context.view_layer.update(); return [o for o in bpy.data.objects if o not in old]
def place(objs,loc,rot=(0,0,0),k=1.):
    """groups the objects, and ties materials that are painted by world position (stripes, bibs) to the group"""
    e=parent(objs,loc,rot,(k,k,k))
    for m in {s.material for o in objs if o.type in('MESH','CURVE') for s in o.material_slots if s.material}:
        nt=m.node_tree
        for b in nt.nodes:   # the figures are smaller in the picture than the portraits
            if b.type=='BUMP': b.inputs['Strength'].default_value*=.4
        for g in [n for n in nt.nodes if n.type=='NEW_GEOMETRY']:
            t=nt.nodes.new('ShaderNodeTexCoord'); t.object=e
            for l in list(g.outputs['Position'].links): nt.links.new(t.outputs['Object'],l.to_socket)
    return e
def limb(pts,radii,n=30):
    """ellipsoids along a curve, to be merged into a blob"""
    P=bez(pts,max(4,n//(len(pts)-1))); out=[]
    for i,p in enumerate(P):
        f=i/(len(P)-1)*(len(radii)-1); j=min(int(f),len(radii)-2); r=radii[j]*(1-(f-j))+radii[j+1]*(f-j); out.append(sph(None,p,r,seg=24))
    return out
def merge(body,parts):
    """adds parts to a blob before its remesh, so that they grow out of it without a seam"""
    bpy.ops.object.select_all(action='DESELECT')
    for o in [body]+parts: o.select_set(True)
    bpy.context.view_layer.objects.active=body; bpy.ops.object.join(); bpy.ops.object.transform_apply(location=True,rotation=True,scale=True); b=body.data; m=b.materials[0]; b.materials.clear(); b.materials.append(m); smooth(body)
def figure(k,loc,face=0.,head=None,arms=(),joy=False,scale=1.,hip=None,tilt=0.,lean=0.,**over):
    """the person k of people.py down to the hips; face: degrees around z (0 looks at -y); head: (tilt, turn) in degrees;
    arms: (side, points from shoulder to wrist, radii) in the space of the portrait; hip: more ellipsoids of the torso"""
    sp=dict(people.S[k],**over)
    if head: sp['tilt'],sp['turn']=head
    O=grab(lambda:person(sp,sum(map(ord,k)))); named=lambda o,n: o.type in('MESH','CURVE') and o.data.materials and o.data.materials[0] and o.data.materials[0].name.startswith(n)
    body=min((o for o in O if o.type=='MESH' and named(o,'top') and 'r' in o.modifiers),key=lambda o:min(c[2] for c in o.bound_box)); top=body.data.materials[0]; skin=next(o for o in O if named(o,'skin') and not named(o,'skinh')).data.materials[0]
    parts=[ell(*q) for q in(hip if hip is not None else [((0,.10,-2.75),(.98,.58,.95))])]
    for s,pts,rad in arms: parts+=limb(pts,rad)
    merge(body,parts)
    if joy:   # closed, smiling eyes
        hd=next(o for o in O if o.type=='EMPTY'); ink=mat('lash','#17110f',.4)
        for o in [o for o in O if named(o,'dk') or named(o,'hl')]: O.remove(o); bpy.data.objects.remove(o)
        for s in(-1,1): t=tube([(s*.165,-.690,.020),(s*.215,-.722,.085),(s*.275,-.722,.105),(s*.335,-.700,.080),(s*.385,-.655,.010)],.030,ink,radii=[.6,1,1.1,1,.6]); t.parent=hd; O.append(t)
    cuff=mat('cuff',sp.get('trim',sp.get('cord',sp.get('inner',sp['top']))) ,.85,spec=.15,sheen=.1)
    for s,pts,rad in arms:
        P=bez(pts,8); a,b=Vector(P[-4]),Vector(P[-1]); t=torus(cuff,tuple(b-(b-a)*.2),rad[-1]*1.0,.062,seg=48,mseg=16); t.rotation_euler=(b-a).to_track_quat('Z','Y').to_euler(); O.append(t)
    e=place(O,loc,(math.radians(lean),math.radians(tilt),math.radians(face)),scale); return e,skin
def wrap_hand(s,c,r,h,skin,reach=105,start=90,th=.085):
    """a hand around a mug with center c (middle of its height), radius r: palm at `start` degrees from the front, fingers towards the front"""
    at=lambda a,d,z: (c[0]+s*d*math.sin(math.radians(a)),c[1]-d*math.cos(math.radians(a)),c[2]+z); P=[]
    P+=[ell(at(start+8,r+.10,0),(.13,.21,.24),(0,0,s*math.radians(90-start)))]
    for i in range(4):
        z=.20-.145*i; e=start-reach*(1,1.05,1.0,.88)[i]; P+=limb([at(start+(e-start)*t,r+th*.75,z-.02*t) for t in np.linspace(0,1,5)],[th*1.08,th,th*.88],16)
    P+=limb([at(start+10,r+.12,.12),at(start+30,r+.10,.26),at(start+58,r+.06,.33)],[.11,.10,.082],12)
    return blob(P,skin,.02,4)
def mug(m,inside,loc,r=.34,h=.62,handle=None):
    x,y,z=loc; O=[lathe(bez([(0,0),(r*.80,0),(r*.94,.04),(r,.16),(r,h*.6),(r*.99,h)],8)+[(r*.95,h+.025),(r*.90,h)]+bez([(r*.89,h*.96),(r*.86,h*.5),(r*.7,.1),(0,.08)],6),m,(x,y,z)),cyl(inside,(x,y,z+h*.86),r*.895,.02)]
    if handle is not None:
        t=tube([(r*.95,0,h*.80),(r*1.38,0,h*.84),(r*1.66,0,h*.60),(r*1.52,0,h*.30),(r*.95,0,h*.20)],.062,m); t.location=loc; t.rotation_euler=(0,0,math.radians(handle)); O.append(t)
    return O
