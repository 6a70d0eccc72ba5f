"""Ochre medina with flat roofs and a square minaret in late light (1200x900)."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from oldtown import *
def plain(X,Y): return .06*Y+.22*nfbm(X*.12+9,Y*.12,2,3)+nridge(X*.09,Y*.09,7,41,.46)*3.6*ss(20,24,Y)
f,alb=town(seed=77,ground=plain,gable=.0,hip=.04,chimneys=.28,marks=(('minaret',2.2,11.2,.95),('church',-3.9,9.4,.9),('church',5.9,15.5,1.1)),walls=('#d98f66','#e2a578','#cf7f5c','#e9b88c','#d49a74','#c9805e'),roofs=('#3f8a72','#2f7a68','#4a9278','#3f8a72'),shutters=('#2f6f76','#6a4030','#3f5f58'),glass='#3a2226',dome='#3f8f86',earth='#b98560',chimney='#d99a70',terrace='#dca17a',lights=.10,glow=1.0)
S=sundir(17,-116); G=sundir(5,-34); SK=[(0,'#ffdca0'),(.05,'#ffc48c'),(.14,'#f4a088'),(.30,'#bd8fb0'),(.55,'#6a86c4'),(.95,'#3a62ac')]
skyf=lambda D: sky(D[None],SK,G,'#ffcf86',(.3,30,.4,5),clouds=dict(seed=91,cover=.48,soft=.33,amt=.5,col='#ffd9b4',shade='#b884a4',scale=.6,stretch=3.4))[0]
fog=lambda O,D,t: fogf(O.T,D,t,.030,.24,0,4,.86)
sc=Scene(f,alb,S,'#ffb878',2.7,skyf,'#9a92d0',.58,fog,fogsky('#b894b4','#ffc894',G,3),bounce='#d0744a',bk=.5,soft=12,aosc=(8,24,60),aok=.6,shtmax=16.)
if __name__=='__main__': render('city-medina',1200,900,sc,((-1.6,-2.4,4.1),(.7,12,1.75)),36,3,exposure=.05,sat=1.0,con=.34,glow=.25,thr=.95)
