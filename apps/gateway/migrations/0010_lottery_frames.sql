CREATE TABLE "lottery_tickets" (
	"ticket_hash" "bytea" PRIMARY KEY NOT NULL,
	"session_hash" "bytea" NOT NULL,
	"game_code" text NOT NULL,
	"prize_mode" text NOT NULL,
	"is_lobby" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "launched_by" "bytea";--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_tickets_by_end" ON "lottery_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lottery_tickets_by_session" ON "lottery_tickets" USING btree ("session_hash");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_launched_by_sessions_token_hash_fk" FOREIGN KEY ("launched_by") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_by_launch" ON "sessions" USING btree ("launched_by") WHERE launched_by is not null;