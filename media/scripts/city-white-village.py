"""White cubic village with blue domes above a bay, morning sun (1200x900)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from oldtown import *
def slope(X,Y): return .06+.30*np.maximum(X+2.6-.42*np.maximum(Y-6,0)*.5+.7*np.sin(Y*.35),-3)+.05*Y*ss(-2,1,X)+.22*nfbm(X*.15,Y*.15,2,3)
f,alb=town(seed=44,ground=slope,gable=0.,hip=.0,chimneys=.10,shore=.16,marks=(('church',1.05,7.6,1.),('church',3.9,11.6,1.15),('church',-.35,11.2,.8),('church',5.2,16.,1.3)),walls=('#fbf6ec','#f7f0e4','#fdf9f2','#f6ecdc','#f9e7d2','#fbf6ec'),shutters=('#2f6f9c','#3f86b0','#2a5c86'),glass='#3a4a60',dome='#2f72a8',ribs=.03,earth='#c9b294',chimney='#f6efe2',terrace='#f4ecdd',lights=0.)
S=sundir(30,-112); SK=[(0,'#fdeedd'),(.06,'#f6e0d6'),(.16,'#cfdcec'),(.38,'#8ab8e2'),(.9,'#3f86cc')]
skyf=lambda D: sky(D[None],SK,S,'#fff0d0',(.2,30,.25,4),clouds=dict(seed=58,cover=.46,soft=.3,amt=.6,col='#ffffff',shade='#cdd6e8',scale=.65,stretch=3.2))[0]
fog=lambda O,D,t: fogf(O.T,D,t,.014,.22,0,5,.8)
sc=Scene(f,alb,S,'#ffe4b8',2.1,skyf,'#9fb8ea',.66,fog,fogsky('#bcd2ea','#fde6cc',S,2),bounce='#e0b890',bk=.40,soft=12,aosc=(8,24,60),aok=.6,shtmax=14.)
A,B,C_=lin('#0c4f80'),lin('#1580a8'),lin('#58c4cc')
def wcol(P,t,T): s=-slope(P[:,0],P[:,1])+.12*nfbm(P[:,0]*.9,P[:,1]*.9,4,6); w=mix(A,B,ss(.9,.35,s)[:,None]); return mix(w,C_,ss(.34,.02,s)[:,None])*.85
foam=lambda P,t: (ss(.10,.01,-slope(P[:,0],P[:,1])+.05*nfbm(P[:,0]*3,P[:,1]*3,4,6))*.85).clip(0,.9)
water=dict(tmax=3000,z=0.,col=wcol,rip=ripples((2.4,4.5),.055,.05,oct=4),refl=.85,foam=foam,spec=(300,.15))
if __name__=='__main__': render('city-white-village',1200,900,sc,((-3.6,-1.2,4.3),(.8,11,1.1)),34,3,water=water,exposure=-.02,sat=1.06,con=.32,glow=.2,thr=.97)
